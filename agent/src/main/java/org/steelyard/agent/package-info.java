/**
 * What runs on the measured class path: the host that drives the user's JMH and the gate that sits
 * inside a fork. Java 8, no dependency but the JMH that is there.
 */
package org.steelyard.agent;
