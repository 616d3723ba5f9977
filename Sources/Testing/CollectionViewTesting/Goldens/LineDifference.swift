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

  /// Removed lines after `-`, added ones after `+`, in order, whole.
  ///
  /// - Complexity: O(n) in the number of lines.
  package var whole: [String] {
    runs.flatMap { run in
      run.gone.map { "- \(before[$0])" } + run.come.map { "+ \(after[$0])" }
    }
  }

  /// Removed lines after `-`, added ones after `+`, in order, folded.
  ///
  /// Of a line that took another's place only what differs is shown, in brackets. What is beyond `limit` is counted, and stands
  /// in the file `rest`.
  ///
  /// - Complexity: O(n) in the number of lines.
  package func text(limit: Int, rest: String) -> [String] {
    let changes = runs.flatMap { Self.folded(Array(before[$0.gone]), Array(after[$0.come])) }
    let shown = Array(changes.prefix(limit))
    guard changes.count > shown.count else { return shown }
    return shown + ["… \(changes.count - shown.count) more lines in \(rest)"]
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines that went beside those that came in their place.
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

  /// The lines of a run, pairs that are about one thing beside each other.
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

  /// The ranges of words that differ in lines of which one took the other's place, by the numbers of the lines.
  ///
  /// - Complexity: O(n × d), where n is the number of words and d the number that differ.
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
