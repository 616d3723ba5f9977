// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The message that names the object and file being created when an application's class stops the program.
///
/// The class's own message contains the reason, as in `init(coder:) has not been implemented`, but not the
/// place in the file that names the class.
@MainActor
enum TrapNote {
  /// A message that can be printed in a signal handler.
  @MainActor
  final class Words {
    // Freed by `deinit`, when no other code uses the message.
    fileprivate nonisolated(unsafe) let start: UnsafeMutablePointer<CChar>

    /// Creates the message for an object at a `place` of a file.
    init(_ place: String) {
      start = strdup("Mullion: the program trapped while it created \(place)\n")
    }

    deinit { free(start) }
  }

  /// The zero-terminated message to print, or `nil` if no object of an application's class is being created.
  nonisolated(unsafe) private static var words: UnsafeMutablePointer<CChar>?
  // Written once, before a signal can arrive; signal handlers are not isolated to an actor.
  nonisolated(unsafe) private static var earlier: [Int32: sigaction] = [:]
  private static let signals = [SIGILL, SIGTRAP]
  private static let isListening: Bool = {
    for signal in signals { listen(to: signal) }
    return true
  }()

  /// Returns the result of `body`, which creates an object of an application's class; `place` is the message
  /// if it stops the program.
  static func during<Answer>(_ place: Words, _ body: () -> Answer) -> Answer {
    _ = isListening
    let outer = words
    words = place.start
    defer { words = outer }
    return withExtendedLifetime(place) { body() }
  }

  /// Installs a signal handler that prints the message and restores the previous handler; the instruction is
  /// then executed again.
  private static func listen(to signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      if let words = TrapNote.words { _ = write(STDERR_FILENO, words, strlen(words)) }
      if var before = TrapNote.earlier[signal] { sigaction(signal, &before, nil) }
    }
    var before = sigaction()
    sigaction(signal, &action, &before)
    earlier[signal] = before
  }
}
