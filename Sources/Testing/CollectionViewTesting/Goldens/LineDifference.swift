// SPDX-License-Identifier: Apache-2.0

/// The readable line difference between two texts.
package struct LineDifference {
  /// The maximum number of lines in a message.
  static let limit = 20

  /// The lines of the old text.
  package let before: [String]
  /// The lines of the new text.
  package let after: [String]
  /// The indices of the lines of the old text that were removed.
  package private(set) var removed: Set<Int> = []
  /// The indices of the lines of the new text that were inserted.
  package private(set) var inserted: Set<Int> = []

  /// Creates the difference between two texts.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of lines and *d* the number that differ.
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

  /// The complete removed lines, prefixed with `-`, and inserted ones, prefixed with `+`, in order.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package var whole: [String] {
    runs.flatMap { run in
      run.gone.map { "- \(before[$0])" } + run.come.map { "+ \(after[$0])" }
    }
  }

  /// Returns the removed lines, prefixed with `-`, and inserted ones, prefixed with `+`, in order and
  /// abbreviated.
  ///
  /// Of a replaced line only the differences are shown, in brackets. Lines beyond `limit` are counted; they
  /// are in the file `rest`.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package func text(limit: Int, rest: String) -> [String] {
    let changes = runs.flatMap { Self.folded(Array(before[$0.gone]), Array(after[$0.come])) }
    let shown = Array(changes.prefix(limit))
    guard changes.count > shown.count else { return shown }
    return shown + ["… \(changes.count - shown.count) more lines in \(rest)"]
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The ranges of removed lines with those of the lines that replace them.
  private var runs: [(gone: Range<Int>, come: Range<Int>)] {
    var runs: [(gone: Range<Int>, come: Range<Int>)] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      let (firstOld, firstNew) = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if old > firstOld || new > firstNew {
        runs.append((firstOld..<old, firstNew..<new))
      } else {
        (old, new) = (old + 1, new + 1)
      }
    }
    return runs
  }

  /// Returns the lines of a run; if it has as many removed as inserted lines, each removed line is followed
  /// by its replacement.
  private static func folded(_ gone: [String], _ come: [String]) -> [String] {
    guard gone.count == come.count else {
      return gone.map { "- \(LinePair.cut($0))" } + come.map { "+ \(LinePair.cut($0))" }
    }
    return zip(gone, come).flatMap { old, new in
      let pair = LinePair(old, new)
      return [
        "- \(pair?.old.folded ?? LinePair.cut(old))", "+ \(pair?.new.folded ?? LinePair.cut(new))",
      ]
    }
  }

  /// The ranges of the differing words in replaced lines, by line index.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of words and *d* the number that differ.
  package var changedWords:
    (before: [Int: [Range<String.Index>]], after: [Int: [Range<String.Index>]])
  {
    var words: (before: [Int: [Range<String.Index>]], after: [Int: [Range<String.Index>]]) = (
      [:], [:]
    )
    for run in runs where run.gone.count == run.come.count {
      for (old, new) in zip(run.gone, run.come) {
        guard let pair = LinePair(before[old], after[new]) else { continue }
        words.before[old] = pair.old.words
        words.after[new] = pair.new.words
      }
    }
    return words
  }
}
