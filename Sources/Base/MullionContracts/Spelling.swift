// SPDX-License-Identifier: Apache-2.0

/// A search for the intended name of a misspelled word.
package enum Spelling {
  /// Returns the name most similar to `word`, ignoring case; `nil` if all differ by more than two letters.
  ///
  /// - Complexity: O(*n* × *l*²), where *n* is the number of names and *l* their length.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let word = word.lowercased()
    let near = names.map { ($0, distance($0.lowercased(), word)) }.min { $0.1 < $1.1 }
    return near.flatMap { $0.1 <= 2 ? $0.0 : nil }
  }

  /// Returns the number of letters to insert, delete or replace to transform one word into the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let target = Array(second)
    var row = Array(0...target.count)
    for (index, letter) in first.enumerated() {
      var before = row[0]
      row[0] = index + 1
      for (column, other) in target.enumerated() {
        let change = before + (letter == other ? 0 : 1)
        before = row[column + 1]
        row[column + 1] = min(change, before + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
