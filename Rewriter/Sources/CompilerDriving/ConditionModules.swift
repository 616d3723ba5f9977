// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The modules that the conditions of a module query, with their availability.
final class ConditionModules: Sendable {
  private let noted = Mutex<[String: Bool]>([:])

  /// The availability of the modules queried so far.
  var answers: [String: Bool] { noted.withLock { $0 } }

  /// Returns whether `module` is available; calls `look` for the first query and caches its result.
  func answer(for module: String, _ look: () -> Bool) -> Bool {
    noted.withLock { answers in
      if let known = answers[module] { return known }
      let answer = look()
      answers[module] = answer
      return answer
    }
  }
}
