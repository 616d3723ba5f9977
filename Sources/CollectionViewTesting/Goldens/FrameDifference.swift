// SPDX-License-Identifier: Apache-2.0

/// What became of the elements of a text picture, in a few sentences.
package struct FrameDifference {
  /// One line of a text picture.
  private struct Entry {
    /// The number of its collection view, its kind and its index path.
    var key: String
    var name: String
    var origin: [Substring]
    var size: [Substring]
    /// What the line says besides: z index, state, texts.
    var rest: Substring

    var frame: String { "(" + (origin + size).joined(separator: ", ") + ")" }
  }

  /// A sentence for what moved, one for what came, and so on; empty when the texts are no pictures.
  package let sentences: [String]

  /// The difference between two text pictures.
  ///
  /// - Complexity: O(n) in the lengths of the texts.
  package init(from old: String, to new: String) {
    let (before, after) = (Self.entries(old), Self.entries(new))
    let known = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    let now = Set(after.map(\.key))
    let pairs = after.compactMap { entry in known[entry.key].map { (old: $0, new: entry) } }
    let gone = before.filter { !now.contains($0.key) }
    let come = after.filter { known[$0.key] == nil }
    let moved = pairs.filter { $0.old.origin != $0.new.origin && $0.old.size == $0.new.size }
    let resized = pairs.filter { $0.old.size != $0.new.size }
    let other = pairs.filter { $0.old.frame == $0.new.frame && $0.old.rest != $0.new.rest }
    sentences = [
      Self.changed(resized, "other size", "other sizes"), Self.changed(moved, "moved", "moved"),
      Self.listed(come.map { "\($0.name) \($0.frame)" }, "new"),
      Self.listed(gone.map { "\($0.name) \($0.frame)" }, "gone"),
      Self.listed(other.map(\.new.name), "with other texts or another state"),
    ].compactMap(\.self)
  }

  private static func changed(
    _ pairs: [(old: Entry, new: Entry)], _ one: String, _ many: String
  ) -> String? {
    listed(
      pairs.map { "\($0.new.name) from \($0.old.frame) to \($0.new.frame)" },
      pairs.count == 1 ? one : many)
  }

  private static func listed(_ elements: [String], _ word: String) -> String? {
    guard let first = elements.first else { return nil }
    return elements.count == 1 ? "1 \(word): \(first)" : "\(elements.count) \(word), first \(first)"
  }

  private static func entries(_ text: String) -> [Entry] {
    var entries: [Entry] = []
    var view = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("collection view ") { view += 1 }
      if view > 0, let entry = entry(line, in: view) { entries.append(entry) }
    }
    return entries
  }

  private static func entry(_ line: Substring, in view: Int) -> Entry? {
    let element =
      #/  (?<kind>\S.*?) +(?<path>\S+) +(?<x>\S+) +(?<y>\S+) +(?<w>\S+) +(?<h>\S+)  (?<rest>-?\d.*)/#
    guard let match = try? element.wholeMatch(in: line), Double(match.x) != nil,
      Double(match.h) != nil
    else { return nil }
    return Entry(
      key: "\(view) \(match.kind) \(match.path)", name: "\(match.kind) \(match.path)",
      origin: [match.x, match.y], size: [match.w, match.h], rest: match.rest)
  }
}
