// SPDX-License-Identifier: Apache-2.0

/// The diagnostics for developers, which the laboratory takes from the linter instead.
package enum Diagnostics {
  /// Discards a message.
  package static func report(_ message: @autoclosure () -> String) {}
  /// Discards a message.
  package static func reportOnce(_ message: @autoclosure () -> String) {}
}

/// The call stack at which an object was created, of which the laboratory has none.
package final class CallSite: Sendable {
  /// `nil`.
  package static var current: CallSite? { nil }
}

/// The line of the app that led to a trap, which the laboratory does not know.
enum CallerPlace {
  /// Returns `message`.
  static func naming(_ message: String) -> String { message }
}

/// A syntax error in JSON, which the browser finds in place of the engine.
package struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
  /// An empty text.
  package var description: String { "" }
}
