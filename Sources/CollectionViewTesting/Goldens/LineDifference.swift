// SPDX-License-Identifier: Apache-2.0

/// The lines in which two texts differ, for people to read.
struct LineDifference {
  /// The most lines that are shown.
  static let limit = 40

  /// Removed lines after `-`, added ones after `+`, in order; the rest is left out.
  let text: String

  /// The difference between two texts.
  ///
  /// - Complexity: O(n × d), where n is the number of lines and d the number that differ.
  init(from old: String, to new: String) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    let changes = Self.changes(from: before, to: after)
    var shown = Array(changes.prefix(Self.limit))
    if changes.count > shown.count { shown.append("… \(changes.count - shown.count) more lines") }
    text = shown.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func changes(from before: [String], to after: [String]) -> [String] {
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
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
