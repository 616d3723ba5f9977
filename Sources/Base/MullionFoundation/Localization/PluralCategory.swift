// SPDX-License-Identifier: Apache-2.0

import CMullionPlurals

/// The kind of the number in a text, which chooses its form.
enum PluralCategory {
  /// The name of the kind that `number` is of in `language`, `one` or `few`; `other` where nobody knows.
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
