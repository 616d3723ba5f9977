// SPDX-License-Identifier: Apache-2.0

/// A line and its replacement, which describe the same element, with the words that differ.
struct LinePair {
  /// The number of columns at the start of an element's line that are always shown.
  private static let columns = 7
  /// The maximum number of characters of a line that is shown alone.
  private static let width = 160

  /// One line of a pair.
  struct Side {
    /// The parts of the line, which are separated by two or more spaces.
    fileprivate let parts: [Substring]
    /// The indices of the parts that the other line does not contain.
    fileprivate var changed: Set<Int> = []
    /// The ranges of the words that the other line does not contain.
    fileprivate(set) var words: [Range<String.Index>] = []

    fileprivate init(_ line: String) { parts = line.split(separator: #/  +/#) }
  }

  /// The replaced line.
  private(set) var old: Side
  /// The replacement.
  private(set) var new: Side

  /// Creates the pair of two lines; `nil` if they describe different elements, or one has fewer than two
  /// parts.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of their parts and *d* the number that differ.
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

  /// Returns `line`, truncated to the maximum width.
  static func cut(_ line: String) -> String {
    line.count > width ? line.prefix(width) + "…" : line
  }
}

extension LinePair.Side {
  /// The first word of the line.
  fileprivate var kind: Substring? { parts.first?.prefix { $0 != " " } }

  /// The index path in an element's line; `nil` for other lines.
  fileprivate var path: Substring? { parts.count > LinePair.columns ? parts[1] : nil }

  fileprivate mutating func mark(_ index: Int, against partner: Substring?) {
    changed.insert(index)
    let own = parts[index].split(separator: " ")
    let others = partner?.split(separator: " ") ?? []
    words += own.difference(from: others).insertions.map { own[$0.place] }
      .map { $0.startIndex..<$0.endIndex }
  }

  /// The line with the differences in brackets, and an ellipsis in place of other parts that are equal.
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
  /// The offset of the element in its collection.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
