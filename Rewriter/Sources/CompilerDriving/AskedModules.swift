// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The modules that the conditions of a module ask for, and whether they are there.
final class AskedModules: Sendable {
  private let noted = Mutex<[String: Bool]>([:])

  /// The answers that were given.
  var answers: [String: Bool] { noted.withLock { $0 } }

  /// The answer for a module, found out by `look` the first time.
  func answer(for module: String, _ look: () -> Bool) -> Bool {
    noted.withLock { answers in
      if let known = answers[module] { return known }
      let answer = look()
      answers[module] = answer
      return answer
    }
  }
}
