// SPDX-License-Identifier: Apache-2.0

/// A list of names in a sentence, of which only the first ones are written.
enum NameList {
  /// Returns the first names, and the number of the others: `a, b, and 7 more`.
  static func text(_ names: [String], limit: Int = 5) -> String {
    guard names.count > limit + 1 else { return names.joined(separator: ", ") }
    return names.prefix(limit).joined(separator: ", ") + ", and \(names.count - limit) more"
  }
}
