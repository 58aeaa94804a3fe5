package org.steelyard.review.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * The loops of a method: sets of instructions that can lead back to their first one, which all ways
 * into the loop go through (natural loops; Aho, Lam, Sethi and Ullman, Compilers, 9.6.6). A jump
 * backwards alone makes no loop.
 */
public final class Loops {
  private final InsnList code;
  private final List<List<Integer>> next = new ArrayList<>();
  private final List<List<Integer>> previous = new ArrayList<>();

  /**
   * One loop.
   *
   * @param header index of its first instruction
   * @param body indices of all its instructions
   */
  public record Loop(int header, BitSet body) {}

  private Loops(MethodNode method) {
    this.code = method.instructions;
    for (int i = 0; i < code.size(); i++) {
      next.add(new ArrayList<>(2));
      previous.add(new ArrayList<>(2));
    }
    for (int i = 0; i < code.size(); i++) {
      connect(i, code.get(i));
    }
  }

  /** All loops; those with the same first instruction are one. */
  public static List<Loop> of(MethodNode method) {
    return method.instructions.size() == 0 ? List.of() : new Loops(method).find();
  }

  private void connect(int from, AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (insn instanceof JumpInsnNode jump) {
      connect(from, jump.label);
    } else if (insn instanceof TableSwitchInsnNode table) {
      table.labels.forEach(label -> connect(from, label));
      connect(from, table.dflt);
    } else if (insn instanceof LookupSwitchInsnNode lookup) {
      lookup.labels.forEach(label -> connect(from, label));
      connect(from, lookup.dflt);
    }
    boolean ends =
        opcode == Opcodes.GOTO
            || opcode == Opcodes.ATHROW
            || opcode == Opcodes.TABLESWITCH
            || opcode == Opcodes.LOOKUPSWITCH
            || opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
    if (!ends && from + 1 < code.size()) {
      edge(from, from + 1);
    }
  }

  private void connect(int from, LabelNode label) {
    edge(from, code.indexOf(label));
  }

  private void edge(int from, int to) {
    next.get(from).add(to);
    previous.get(to).add(from);
  }

  private List<Loop> find() {
    int[] dominators = dominators();
    Map<Integer, BitSet> bodies = new TreeMap<>();
    for (int from = 0; from < next.size(); from++) {
      for (int to : next.get(from)) {
        if (dominators[from] >= 0 && dominates(dominators, to, from)) {
          bodies.computeIfAbsent(to, header -> new BitSet()).or(body(to, from));
        }
      }
    }
    List<Loop> loops = new ArrayList<>();
    bodies.forEach((header, body) -> loops.add(new Loop(header, body)));
    return loops;
  }

  private BitSet body(int header, int end) {
    BitSet body = new BitSet();
    body.set(header);
    Deque<Integer> left = new ArrayDeque<>(List.of(end));
    while (!left.isEmpty()) {
      int at = left.remove();
      if (!body.get(at)) {
        body.set(at);
        left.addAll(previous.get(at));
      }
    }
    return body;
  }

  private static boolean dominates(int[] dominators, int a, int b) {
    int at = b;
    while (at != a && at != 0) {
      at = dominators[at];
    }
    return at == a;
  }

  /** Immediate dominators (Cooper, Harvey and Kennedy 2001); -1 for what cannot be reached. */
  private int[] dominators() {
    List<Integer> order = postorder();
    int[] number = new int[next.size()];
    int[] dominators = new int[next.size()];
    Arrays.fill(dominators, -1);
    for (int i = 0; i < order.size(); i++) {
      number[order.get(i)] = i;
    }
    dominators[0] = 0;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = order.size() - 2; i >= 0; i--) {
        int at = order.get(i);
        int common = -1;
        for (int from : previous.get(at)) {
          if (dominators[from] >= 0) {
            common = common < 0 ? from : meet(dominators, number, common, from);
          }
        }
        if (dominators[at] != common) {
          dominators[at] = common;
          changed = true;
        }
      }
    }
    return dominators;
  }

  private static int meet(int[] dominators, int[] number, int a, int b) {
    int one = a;
    int other = b;
    while (one != other) {
      while (number[one] < number[other]) {
        one = dominators[one];
      }
      while (number[other] < number[one]) {
        other = dominators[other];
      }
    }
    return one;
  }

  private List<Integer> postorder() {
    List<Integer> order = new ArrayList<>();
    BitSet seen = new BitSet();
    Deque<int[]> stack = new ArrayDeque<>();
    seen.set(0);
    stack.push(new int[] {0, 0});
    while (!stack.isEmpty()) {
      int[] top = stack.peek();
      List<Integer> targets = next.get(top[0]);
      if (top[1] < targets.size()) {
        int target = targets.get(top[1]++);
        if (!seen.get(target)) {
          seen.set(target);
          stack.push(new int[] {target, 0});
        }
      } else {
        order.add(top[0]);
        stack.pop();
      }
    }
    return order;
  }
}
