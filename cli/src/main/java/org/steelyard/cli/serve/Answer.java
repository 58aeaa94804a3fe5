package org.steelyard.cli.serve;

/**
 * What is answered to a request.
 *
 * @param status of HTTP
 * @param page HTML
 */
record Answer(int status, String page) {
  static Answer of(String page) {
    return new Answer(200, page);
  }
}
