// SPDX-License-Identifier: Apache-2.0

import CMullionPlurals

/// The plural category of a number, which determines the form of a text.
enum PluralCategory {
  /// Returns the category of `number` in `language`, such as `one` or `few`; `other` if it is unknown.
  ///
  /// - Complexity: O(1), some microseconds.
  static func name(of number: Double, in language: String) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPluralNameLength)) { name in
      guard let start = name.baseAddress, CPluralName(language, number, start) else {
        return "other"
      }
      return String(cString: start)
    }
  }
}
