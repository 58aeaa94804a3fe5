/**
 * JMH benchmarks as tests of the JUnit Platform.
 *
 * <p>Nothing is measured in here: a Steelyard is started beside the tests, finds the benchmarks,
 * and makes forks whose class path has neither JUnit nor this engine on it.
 */
package org.steelyard.junit;
