/** Goals for Maven builds: thin callers of the command line, with the project's own class path. */
package org.steelyard.mavenplugin;
