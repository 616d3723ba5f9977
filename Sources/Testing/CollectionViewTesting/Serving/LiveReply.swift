// SPDX-License-Identifier: Apache-2.0

/// A reply of a live screen: one line of JSON.
package struct LiveReply: Codable, Equatable, Sendable {
  /// The text for standard output, with its last newline.
  package var output = ""
  /// The text for standard error, with its last newline.
  package var errors = ""
  /// The exit status of the command that made the request.
  package var status: Int32 = 0
  /// The actions that were performed, as they are repeated.
  package var actions: [String] = []
  /// The action that begins now, in a message that precedes the reply; `nil` in a reply.
  package var beginning: String?
  /// The stored references and screen, for a later process; `nil` if they are unchanged.
  package var state: String?
  /// The facts of the server, as the reply to a request for them.
  package var facts: LiveFacts?

  /// Creates a reply; see the properties.
  package init(_ output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}
