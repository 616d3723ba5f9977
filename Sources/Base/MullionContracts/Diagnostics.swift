// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The diagnostics that the library reports to developers without stopping the program.
///
/// A diagnostic is written to standard error. Tests and tools may receive it with a listener instead.
package enum Diagnostics {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)
  private static let said = Mutex<Set<String>>([])

  /// Reports `message` to the listener if there is one, otherwise to standard error.
  package static func report(_ message: String) {
    if let listener = listener.withLock({ $0 }) {
      listener(message)
    } else {
      write("Mullion: \(message)")
    }
  }

  /// Reports `message` once in the life of the process.
  package static func reportOnce(_ message: String) {
    if said.withLock({ $0.insert(message).inserted }) { report(message) }
  }

  /// Sends later reports to `newListener`, or to standard error for `nil`.
  package static func listen(_ newListener: (@Sendable (String) -> Void)?) {
    listener.withLock { $0 = newListener }
  }

  static func write(_ line: String) {
    // A closed or full standard error must not stop the program.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
