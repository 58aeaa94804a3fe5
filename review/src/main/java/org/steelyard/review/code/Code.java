package org.steelyard.review.code;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** A method with what is known of its code; each analysis is made when it is first asked for. */
public final class Code {
  private final ClassNode owner;
  private final MethodNode method;
  private final Effects effects;
  private @Nullable Optional<Flow> flow;
  private @Nullable Liveness liveness;
  private @Nullable List<Loops.Loop> loops;

  public Code(ClassNode owner, MethodNode method, Effects effects) {
    this.owner = owner;
    this.method = method;
    this.effects = effects;
  }

  public ClassNode owner() {
    return owner;
  }

  public MethodNode method() {
    return method;
  }

  /** Empty when it cannot be followed. */
  public Optional<Flow> flow() {
    if (flow == null) {
      flow = Flow.of(owner.name, method);
    }
    return flow;
  }

  /** Of the flow, which must be there. */
  public Liveness liveness() {
    if (liveness == null) {
      liveness = Liveness.of(flow().orElseThrow(), effects);
    }
    return liveness;
  }

  /** All loops. */
  public List<Loops.Loop> loops() {
    if (loops == null) {
      loops = Loops.of(method);
    }
    return loops;
  }

  /** The line of an instruction; 0 where the class file does not tell. */
  public int line(AbstractInsnNode insn) {
    for (AbstractInsnNode at = insn; at != null; at = at.getPrevious()) {
      if (at instanceof LineNumberNode line) {
        return line.line;
      }
    }
    return 0;
  }

  /** The first line of the method; 0 where the class file does not tell. */
  public int line() {
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof LineNumberNode line) {
        return line.line;
      }
    }
    return 0;
  }
}
