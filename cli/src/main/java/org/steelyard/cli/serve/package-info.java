/** Reports of a folder of runs over HTTP, for the browsers of this machine alone. */
@NullMarked
package org.steelyard.cli.serve;

import org.jspecify.annotations.NullMarked;
