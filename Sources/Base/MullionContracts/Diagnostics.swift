// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The one place where the library speaks to a developer without stopping the program.
///
/// A diagnostic is one sentence on standard error. Tests and tools may listen instead.
package enum Diagnostics {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)
  private static let said = Mutex<Set<String>>([])

  /// Reports `message`: to the listener when there is one, else to standard error.
  package static func report(_ message: String) {
    if let listener = listener.withLock({ $0 }) {
      listener(message)
    } else {
      write("Mullion: \(message)")
    }
  }

  /// Reports `message` once in the life of the process, however often it is called with it.
  package static func reportOnce(_ message: String) {
    if said.withLock({ $0.insert(message).inserted }) { report(message) }
  }

  /// Sends later reports to `newListener`; `nil` sends them to standard error again.
  package static func listen(_ newListener: (@Sendable (String) -> Void)?) {
    listener.withLock { $0 = newListener }
  }

  static func write(_ line: String) {
    // A closed or full standard error is no reason to stop a program.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
