package org.steelyard.junit;

import java.util.Optional;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

/**
 * JMH benchmarks as tests: class, method, case. Found by the service loader, under the name {@value
 * #ID}.
 */
public final class SteelyardTestEngine implements TestEngine {
  /** Name of the engine. */
  public static final String ID = "steelyard";

  /** For the service loader. */
  public SteelyardTestEngine() {}

  @Override
  public String getId() {
    return ID;
  }

  @Override
  public Optional<String> getGroupId() {
    return Optional.of("org.steelyard");
  }

  @Override
  public Optional<String> getArtifactId() {
    return Optional.of("steelyard-junit");
  }

  @Override
  public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId engineId) {
    EngineDescriptor engine = new EngineDescriptor(engineId, "Steelyard");
    Settings settings = Settings.of(request.getConfigurationParameters());
    if (settings.mode() != Settings.Mode.OFF) {
      new Discovery(new Selection(request), settings).addTo(engine);
    }
    return engine;
  }

  @Override
  public void execute(ExecutionRequest request) {
    Settings settings = Settings.of(request.getConfigurationParameters());
    new Execution(request, settings).run();
  }
}
