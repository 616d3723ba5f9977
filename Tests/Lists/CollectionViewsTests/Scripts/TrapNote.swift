// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A note that is printed when a trap is about to end the process: the step in progress.
@MainActor
enum TrapNote {
  nonisolated(unsafe) private static var text: UnsafeMutablePointer<CChar>?

  private static let isArmed: Bool = {
    for number in [SIGILL, SIGTRAP, SIGSEGV] {
      signal(number) { number in
        if let text = TrapNote.text { _ = write(2, text, strlen(text)) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return true
  }()

  /// Sets the note, or clears it with `nil`.
  static func set(_ note: String?) {
    guard isArmed else { return }
    free(text)
    text = note.flatMap { strdup("trapped in \($0)\n") }
  }
}
