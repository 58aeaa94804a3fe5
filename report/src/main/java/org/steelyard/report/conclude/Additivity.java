package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Kind;
import org.steelyard.report.conclude.CostLine.At;
import org.steelyard.stats.Measured;

/**
 * Whether two things together cost what they cost apart: four benchmarks of a class, the baseline,
 * the baseline with a frame around it, some work, and the work with that frame around it, as names
 * tell ({@code baseline, baselineHttp, sum, sumHttp}). The gap is (framed work − framed baseline) −
 * (work − baseline).
 */
final class Additivity {
  private final Map<MethodName, List<Cell>> byName = new LinkedHashMap<>();

  Additivity(List<Cell> cells) {
    cells.forEach(cell -> byName.computeIfAbsent(cell.name(), n -> new ArrayList<>()).add(cell));
  }

  List<Conclusion> conclusions() {
    List<Conclusion> conclusions = new ArrayList<>();
    for (MethodName framedBaseline : byName.keySet()) {
      MethodName baseline = framedBaseline.isBaseline() ? unframed(framedBaseline) : null;
      if (baseline != null) {
        String frame = frame(baseline, framedBaseline);
        byName.keySet().stream()
            .filter(work -> !work.isBaseline() && work.type().equals(baseline.type()))
            .forEach(
                work ->
                    framed(work, frame)
                        .ifPresent(
                            framedWork ->
                                conclusions.addAll(
                                    of(baseline, framedBaseline, work, framedWork, frame))));
      }
    }
    return conclusions;
  }

  /** The baseline whose name another one continues. */
  private @Nullable MethodName unframed(MethodName framed) {
    return byName.keySet().stream()
        .filter(
            name ->
                name.isBaseline()
                    && name.type().equals(framed.type())
                    && framed.words().size() > name.words().size()
                    && framed.method().startsWith(name.method()))
        .findFirst()
        .orElse(null);
  }

  private static String frame(MethodName baseline, MethodName framed) {
    return framed.method().substring(baseline.method().length());
  }

  private Optional<MethodName> framed(MethodName work, String frame) {
    return byName.keySet().stream()
        .filter(
            name -> name.type().equals(work.type()) && name.method().equals(work.method() + frame))
        .findFirst();
  }

  private List<Conclusion> of(
      MethodName baseline,
      MethodName framedBaseline,
      MethodName work,
      MethodName framedWork,
      String frame) {
    List<Cell> whole = byName.get(framedWork);
    List<Conclusion> conclusions = new ArrayList<>();
    for (String param : Cell.numericParams(whole)) {
      Map<Map<String, String>, List<At>> lines = new LinkedHashMap<>();
      for (Cell cell : whole) {
        gap(cell, baseline, framedBaseline, work)
            .ifPresent(
                gap ->
                    lines
                        .computeIfAbsent(cell.without(param), k -> new ArrayList<>())
                        .add(new At(cell.number(param), cell.params().get(param), gap)));
      }
      lines.forEach(
          (rest, points) ->
              new CostLine(
                      Kind.ADDITIVITY,
                      work.method()
                          + " with "
                          + frame
                          + (rest.isEmpty() ? "" : " (" + Cell.text(rest) + ")"),
                      "Beyond what "
                          + work.method()
                          + " and "
                          + framedBaseline.method()
                          + " cost apart, "
                          + framedWork.method()
                          + " costs",
                      param,
                      whole.get(0).confidence(),
                      points)
                  .conclusion()
                  .ifPresent(conclusions::add));
    }
    return conclusions;
  }

  private Optional<Measured> gap(
      Cell whole, MethodName baseline, MethodName framedBaseline, MethodName work) {
    Optional<Cell> nothing = cell(baseline, whole);
    Optional<Cell> frame = cell(framedBaseline, whole);
    Optional<Cell> alone = cell(work, whole);
    if (nothing.isEmpty() || frame.isEmpty() || alone.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        whole
            .nanos()
            .minus(frame.get().nanos())
            .minus(alone.get().nanos().minus(nothing.get().nanos())));
  }

  /** A benchmark without the parameters of another one is the same for all of their values. */
  private Optional<Cell> cell(MethodName name, Cell like) {
    return byName.get(name).stream()
        .filter(
            cell ->
                Objects.equals(cell.mode(), like.mode())
                    && Objects.equals(cell.row().threads(), like.row().threads())
                    && like.params().entrySet().containsAll(cell.params().entrySet()))
        .findFirst();
  }
}
