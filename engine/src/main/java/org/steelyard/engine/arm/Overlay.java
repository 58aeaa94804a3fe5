package org.steelyard.engine.arm;

import java.util.List;

/**
 * Folders that are taken from another commit before a build.
 *
 * @param commit full name
 * @param folders relative to the folder of the build
 */
record Overlay(String commit, List<String> folders) {}
