// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A request to a live screen: one line of JSON.
package struct LiveRequest: Codable, Equatable, Sendable {
  /// The commands that a live screen takes.
  package enum Command: String, Codable, CaseIterable, Sendable {
    /// The text of the screen.
    case look
    /// Actions, one after the other.
    case perform
    /// The terms of an element's frame, or a list of the elements that have them.
    case why
    /// The findings of the linter.
    case lint
    /// The actions performed until now, written into a file as a recording.
    case record
    /// The restoration of the references of an earlier process.
    case restore
    /// The facts of the server.
    case status
    /// A new process of the application.
    case restart
    /// The end of the server.
    case close
  }

  /// The command.
  package var command: Command
  /// The actions, the reference, the path or the stored state, depending on the command.
  package var words: String?
  /// The parts of the screen that a look shows, or `nil` for changes since the last look
  /// or action.
  package var look: LookOptions?

  /// Creates a request; see the properties.
  package init(_ command: Command, _ words: String? = nil, look: LookOptions? = nil) {
    self.command = command
    self.words = words
    self.look = look
  }
}
