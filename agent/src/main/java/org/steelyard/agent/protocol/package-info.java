/**
 * The line protocol between engine, hosts and forks: the only part of the agent the engine uses.
 */
package org.steelyard.agent.protocol;
