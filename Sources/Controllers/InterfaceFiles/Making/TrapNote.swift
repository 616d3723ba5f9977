// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Says which object of which file was being made when an application's class stops the program.
///
/// The class's own message says why, as `init(coder:) has not been implemented` does, and not for
/// which of the places that name the class.
@MainActor
enum TrapNote {
  /// Words that can be said when nothing else works any more.
  @MainActor
  final class Words {
    // Freed by `deinit`, when nothing else uses the words.
    fileprivate nonisolated(unsafe) let start: UnsafeMutablePointer<CChar>

    /// The words about a class that is made at a `place` of a file.
    init(_ place: String) {
      start = strdup("Mullion: the program stops while this is made: \(place)\n")
    }

    deinit { free(start) }
  }

  /// The words to be said, which end in a zero; nil: no application's class is being made.
  nonisolated(unsafe) private static var words: UnsafeMutablePointer<CChar>?
  // Written once, before a signal can come; the handlers of signals belong to no actor.
  nonisolated(unsafe) private static var earlier: [Int32: sigaction] = [:]
  private static let signals = [SIGILL, SIGTRAP]
  private static let isListening: Bool = {
    for signal in signals { listen(to: signal) }
    return true
  }()

  /// Does `body`, in which an object of an application's class is made.
  static func during<Answer>(_ place: Words, _ body: () -> Answer) -> Answer {
    _ = isListening
    let outer = words
    words = place.start
    defer { words = outer }
    return withExtendedLifetime(place) { body() }
  }

  /// Says the words, and lets whoever listened before go on: the instruction is tried again.
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
