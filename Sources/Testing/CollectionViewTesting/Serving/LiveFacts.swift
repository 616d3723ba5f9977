// SPDX-License-Identifier: Apache-2.0

/// The facts of the server of a live screen.
package struct LiveFacts: Codable, Equatable, Sendable {
  /// The number of the server's process.
  package var process: Int32
  /// The time since the screen was opened, in seconds.
  package var age: Double
  /// The actions since then.
  package var actions: [String]
  /// The number of bytes that the application has printed.
  package var printed: Int
  /// The number of bytes of text that were sent in replies.
  package var sent: Int

  /// Creates the facts; see the properties.
  package init(process: Int32, age: Double, actions: [String], printed: Int, sent: Int) {
    self.process = process
    self.age = age
    self.actions = actions
    self.printed = printed
    self.sent = sent
  }
}
