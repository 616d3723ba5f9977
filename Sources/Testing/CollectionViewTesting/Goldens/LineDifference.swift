// SPDX-License-Identifier: Apache-2.0

/// The lines in which two texts differ, for people to read.
package struct LineDifference {
  /// The most lines that a message shows.
  static let limit = 20

  /// The lines of the old text.
  package let before: [String]
  /// The lines of the new text.
  package let after: [String]
  /// Which lines of the old text are not in the new one.
  package private(set) var removed: Set<Int> = []
  /// Which lines of the new text were not in the old one.
  package private(set) var inserted: Set<Int> = []

  /// The difference between two texts.
  ///
  /// - Complexity: O(n × d), where n is the number of lines and d the number that differ.
  package init(from old: String, to new: String) {
    before = Self.lines(of: old)
    after = Self.lines(of: new)
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
  }

  /// Removed lines after `-`, added ones after `+`, in order; what is beyond `limit` is counted, and
  /// stands in the file `rest`.
  ///
  /// - Complexity: O(n) in the number of lines.
  package func text(limit: Int, rest: String) -> [String] {
    let changes = changes
    let shown = Array(changes.prefix(limit))
    guard changes.count > shown.count else { return shown }
    return shown + ["… \(changes.count - shown.count) more lines in \(rest)"]
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var changes: [String] {
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      if removed.contains(old) {
        lines.append("- \(before[old])")
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ \(after[new])")
        new += 1
      } else {
        old += 1
        new += 1
      }
    }
    return lines
  }
}
