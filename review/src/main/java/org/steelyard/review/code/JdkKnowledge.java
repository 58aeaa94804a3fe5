package org.steelyard.review.code;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What is known of the JDK without looking at its code: its contracts tell, or nothing else can.
 */
final class JdkKnowledge {
  /** Immutable, and without any method that does something. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Double",
          "java/lang/Float",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Math",
          "java/lang/Short",
          "java/lang/StrictMath",
          "java/lang/String",
          "java/math/BigDecimal",
          "java/math/BigInteger",
          "java/util/Objects",
          "java/util/Optional",
          "java/util/OptionalInt");

  /** Native methods that only read. */
  private static final Set<String> READING =
      Set.of(
          "java/lang/Object.getClass",
          "java/lang/Object.hashCode",
          "java/lang/Object.clone",
          "java/lang/Class.isInstance",
          "java/lang/Class.isArray",
          "java/lang/Class.getComponentType",
          "java/lang/Class.isAssignableFrom",
          "java/lang/Class.desiredAssertionStatus0",
          "java/lang/Thread.currentThread",
          "java/lang/reflect/Array.getLength");

  /** How collections of the JDK are mostly implemented. */
  private static final Map<String, List<String>> USUAL =
      Map.ofEntries(
          Map.entry("java/util/Collection", List.of("java/util/ArrayList")),
          Map.entry("java/util/List", List.of("java/util/ArrayList")),
          Map.entry("java/util/Set", List.of("java/util/HashSet")),
          Map.entry("java/util/SortedSet", List.of("java/util/TreeSet")),
          Map.entry("java/util/Map", List.of("java/util/HashMap")),
          Map.entry("java/util/SortedMap", List.of("java/util/TreeMap")),
          Map.entry("java/util/Map$Entry", List.of("java/util/HashMap$Node")),
          Map.entry("java/util/Queue", List.of("java/util/concurrent/ConcurrentLinkedQueue")),
          Map.entry("java/util/Deque", List.of("java/util/ArrayDeque")),
          Map.entry("java/util/Iterator", List.of("java/util/ArrayList$Itr")),
          Map.entry("java/util/ListIterator", List.of("java/util/ArrayList$ListItr")),
          Map.entry("java/util/Enumeration", List.of("java/util/Collections$3")),
          Map.entry(
              "java/util/concurrent/ConcurrentMap",
              List.of("java/util/concurrent/ConcurrentHashMap")),
          Map.entry(
              "java/util/concurrent/BlockingQueue",
              List.of("java/util/concurrent/LinkedBlockingQueue")),
          Map.entry("java/util/concurrent/Future", List.of("java/util/concurrent/FutureTask")),
          Map.entry(
              "java/util/concurrent/Executor", List.of("java/util/concurrent/ThreadPoolExecutor")),
          Map.entry(
              "java/util/concurrent/ExecutorService",
              List.of("java/util/concurrent/ThreadPoolExecutor")),
          Map.entry(
              "java/util/concurrent/locks/Lock",
              List.of("java/util/concurrent/locks/ReentrantLock")),
          Map.entry("java/io/InputStream", List.of("java/io/ByteArrayInputStream")),
          Map.entry("java/io/OutputStream", List.of("java/io/ByteArrayOutputStream")),
          Map.entry("java/nio/ByteBuffer", List.of("java/nio/HeapByteBuffer")),
          Map.entry("java/lang/CharSequence", List.of("java/lang/String")));

  private static final Pattern COLLECTION =
      Pattern.compile("java/util/(concurrent/)?\\w*(Collection|List|Map|Set|Queue|Deque)");

  /** Reflection and tree nodes in the code of maps lead far; their contract says that they read. */
  private static final Set<String> COLLECTION_READS =
      Set.of(
          "contains",
          "containsAll",
          "containsKey",
          "containsValue",
          "equals",
          "first",
          "firstKey",
          "get",
          "getFirst",
          "getLast",
          "getOrDefault",
          "hashCode",
          "indexOf",
          "isEmpty",
          "last",
          "lastKey",
          "peek",
          "peekFirst",
          "peekLast",
          "size",
          "toArray",
          "toString");

  /** What is abstract in the JDK because it may be anything. */
  private static final Set<String> ANY =
      Set.of("java/lang/Comparable", "java/lang/Iterable", "java/util/Comparator");

  private JdkKnowledge() {}

  /** Whether a call reads and computes, and no more. */
  static boolean onlyReads(MethodInsnNode call) {
    return call.owner.startsWith("[")
        || isValue(call.owner) && !writesArgument(call)
        || COLLECTION_READS.contains(call.name) && COLLECTION.matcher(call.owner).matches();
  }

  /** {@code String.getChars} and its like. */
  private static boolean writesArgument(MethodInsnNode call) {
    return call.desc.endsWith(")V") && call.desc.contains("[");
  }

  /** Whether no method of a class does anything but compute. */
  static boolean isValue(String owner) {
    return VALUES.contains(owner);
  }

  static boolean isReadingNative(String owner, String name) {
    return READING.contains(owner + "." + name);
  }

  /** What mostly stands behind an abstract type; empty when that is not known. */
  static List<String> usualImplementations(String type) {
    return USUAL.getOrDefault(type, List.of());
  }

  /**
   * Whether an abstract type of which no class is known does something: channels, files and drivers
   * do; functions and comparisons may be anything.
   */
  static boolean hidesWork(String type) {
    return type.startsWith("java/")
        && !type.startsWith("java/util/function/")
        && !ANY.contains(type);
  }
}
