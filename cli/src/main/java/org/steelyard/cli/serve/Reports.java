package org.steelyard.cli.serve;

import java.nio.file.Path;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.report.Report;

/** Makes reports of run folders. */
public interface Reports {
  /**
   * One report of one run, or of several with each compared to the first.
   *
   * @param title what the report is known by
   * @param evenSo whether runs of different machines are compared
   * @throws EngineException when a folder holds no run, or what it holds cannot be compared
   */
  Report of(String title, List<Path> runs, boolean evenSo) throws EngineException;
}
