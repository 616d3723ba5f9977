// SPDX-License-Identifier: Apache-2.0

/// A summary of the changes between two text snapshots, in a few sentences.
package struct FrameDifference {
  /// The sentences: one for moved entries, one for added ones, and so on; empty if no entry changed or the
  /// texts are not text snapshots.
  package let sentences: [String]

  /// Creates the difference between two text snapshots.
  ///
  /// Of snapshots in different formats only what both contain is compared: the frames of elements.
  ///
  /// - Complexity: O(*n*) in the lengths of the texts.
  package init(from old: String, to new: String) {
    let isOneFormat = TextPictureFormat.version(of: old) == TextPictureFormat.version(of: new)
    let (before, after) = (
      PictureEntry.all(in: old, elementsOnly: !isOneFormat),
      PictureEntry.all(in: new, elementsOnly: !isOneFormat)
    )
    let known = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    let now = Set(after.map(\.key))
    let pairs = Self.ranked(
      after.compactMap { entry in known[entry.key].map { (old: $0, new: entry) } }, by: \.new.rank)
    let gone = Self.ranked(before.filter { !now.contains($0.key) }, by: \.rank)
    let come = Self.ranked(after.filter { known[$0.key] == nil }, by: \.rank)
    let moved = pairs.filter { $0.old.origin != $0.new.origin && $0.old.size == $0.new.size }
    let resized = pairs.filter { $0.old.size != $0.new.size }
    let other = pairs.filter {
      isOneFormat && $0.old.frame == $0.new.frame && $0.old.words != $0.new.words
    }
    let cause = isOneFormat ? SizeChange.first(among: pairs) : nil
    let count = [moved.count, resized.count, other.count, come.count, gone.count].reduce(0, +)
    sentences = [
      cause.map {
        count > 1 ? "\($0); \(count - 1) \(count == 2 ? "other follows" : "others follow")" : $0
      },
      Self.changed(resized, "other size", "other sizes"), Self.changed(moved, "moved", "moved"),
      Self.listed(come.map { "\($0.name) \($0.frame)" }, "new"),
      Self.listed(gone.map { "\($0.name) \($0.frame)" }, "gone"),
      Self.listed(other.map(Self.words), "with other contents or another state"),
    ].compactMap(\.self)
  }

  /// Returns the items sorted by rank, cells first and decorations last; items of one rank stay in the order
  /// of the text.
  private static func ranked<Item>(_ items: [Item], by rank: KeyPath<Item, Int>) -> [Item] {
    (0...3).flatMap { wanted in items.filter { $0[keyPath: rank] == wanted } }
  }

  private static func changed(
    _ pairs: [(old: PictureEntry, new: PictureEntry)], _ one: String, _ many: String
  ) -> String? {
    listed(
      pairs.map { "\($0.new.name) from \($0.old.frame) to \($0.new.frame)" },
      pairs.count == 1 ? one : many)
  }

  /// Returns the first difference in the contents, such as `cell 0.3, "Rice" @16 8 40 20 → "Rice" @20 8 40
  /// 20`.
  private static func words(_ pair: (old: PictureEntry, new: PictureEntry)) -> String {
    let (old, new) = (pair.old.words, pair.new.words)
    let gone = old.first { !new.contains($0) }
    let come = new.first { !old.contains($0) }
    return switch (gone, come) {
    case (let gone?, let come?): "\(pair.new.name), \(gone) → \(come)"
    case (let gone?, nil): "\(pair.new.name), without \(gone)"
    case (nil, let come?): "\(pair.new.name), with \(come)"
    case (nil, nil): pair.new.name
    }
  }

  private static func listed(_ elements: [String], _ word: String) -> String? {
    guard let first = elements.first else { return nil }
    return elements.count == 1 ? "1 \(word): \(first)" : "\(elements.count) \(word), first \(first)"
  }
}
