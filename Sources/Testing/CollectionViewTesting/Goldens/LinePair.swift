// SPDX-License-Identifier: Apache-2.0

/// Two lines about one thing, of which one took the place of the other: which words differ.
struct LinePair {
  /// The number of columns at the start of an element's line that are shown whether they differ or not.
  private static let columns = 7
  /// The most characters of a line that is shown alone.
  private static let width = 160

  /// One of the lines.
  struct Side {
    /// The parts of the line that two or more spaces separate.
    fileprivate let parts: [Substring]
    /// The indices of the parts that the other line does not have.
    fileprivate var changed: Set<Int> = []
    /// The ranges of the words that the other line does not have.
    fileprivate(set) var words: [Range<String.Index>] = []

    fileprivate init(_ line: String) { parts = line.split(separator: #/  +/#) }
  }

  /// The line that was there.
  private(set) var old: Side
  /// The line that is there now.
  private(set) var new: Side

  /// The pair of two lines; nil: they are about different things.
  ///
  /// - Complexity: O(n × d), where n is the number of their words and d the number that differ.
  init?(_ old: String, _ new: String) {
    (self.old, self.new) = (Side(old), Side(new))
    guard self.old.parts.count > 1, self.new.parts.count > 1,
      self.old.kind == self.new.kind, self.old.path == self.new.path
    else { return nil }
    let change = self.new.parts.difference(from: self.old.parts)
    let (removed, inserted) = (change.removals.map(\.place), change.insertions.map(\.place))
    for (index, place) in removed.enumerated() {
      let partner = inserted.indices.contains(index) ? self.new.parts[inserted[index]] : nil
      self.old.mark(place, against: partner)
    }
    for (index, place) in inserted.enumerated() {
      let partner = removed.indices.contains(index) ? self.old.parts[removed[index]] : nil
      self.new.mark(place, against: partner)
    }
  }

  /// `line`, cut after a number of characters.
  static func cut(_ line: String) -> String {
    line.count > width ? line.prefix(width) + "…" : line
  }
}

extension LinePair.Side {
  /// The first word.
  fileprivate var kind: Substring? { parts.first?.prefix { $0 != " " } }

  /// The index path of an element's line; other lines have none.
  fileprivate var path: Substring? { parts.count > LinePair.columns ? parts[1] : nil }

  fileprivate mutating func mark(_ index: Int, against partner: Substring?) {
    changed.insert(index)
    let own = parts[index].split(separator: " ")
    let others = partner?.split(separator: " ") ?? []
    words += own.difference(from: others).insertions.map { own[$0.place] }
      .map { $0.startIndex..<$0.endIndex }
  }

  /// The line with what differs in brackets, and an ellipsis in the place of other parts that are equal.
  var folded: String {
    let kept = path == nil ? 1 : LinePair.columns
    var shown: [String] = []
    for (index, part) in parts.enumerated() {
      if changed.contains(index) {
        shown.append(marked(part))
      } else if index < kept {
        shown.append(String(part))
      } else if shown.last != "…" {
        shown.append("…")
      }
    }
    return shown.joined(separator: "  ")
  }

  private func marked(_ part: Substring) -> String {
    part.split(separator: " ").map { word in
      words.contains(word.startIndex..<word.endIndex) ? "[\(word)]" : String(word)
    }.joined(separator: " ")
  }
}

extension CollectionDifference.Change {
  /// The offset of the element in the collection that has it.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
