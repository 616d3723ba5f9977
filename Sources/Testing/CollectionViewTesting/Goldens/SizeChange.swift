// SPDX-License-Identifier: Apache-2.0

/// The change of a size inside of an element, which explains why the element and those below it moved or have
/// another size.
enum SizeChange {
  /// Returns the first change, as in `cell 1.3, image thumb 72 → 64 high`, or `nil` if nothing inside of an
  /// element has another size.
  ///
  /// - Parameter pairs: the old and new entries, the most important first.
  /// - Returns: the description of the change.
  static func first(among pairs: [(old: PictureEntry, new: PictureEntry)]) -> String? {
    for pair in pairs where pair.old.words != pair.new.words {
      let old = Dictionary(pair.old.words.compactMap(part)) { first, _ in first }
      for word in pair.new.words {
        guard let new = part(word), let size = old[new.name], size != new.size else { continue }
        let changes = zip(zip(size, new.size), ["wide", "high"]).filter { $0.0.0 != $0.0.1 }
        let text = changes.map { "\($0.0.0) → \($0.0.1) \($0.1)" }.joined(separator: ", ")
        return "\(pair.new.name), \(new.name) \(text)"
      }
    }
    return nil
  }

  /// Returns the name and the size in a part such as `image thumb @8 8 72 72`, or `nil` if it has no size.
  private static func part(_ word: String) -> (name: Substring, size: [Substring])? {
    guard let mark = word.ranges(of: " @").last else { return nil }
    let numbers = word[mark.upperBound...].split(separator: " ")
    guard numbers.count == 4, numbers.allSatisfy({ Double($0) != nil }) else { return nil }
    return (word[..<mark.lowerBound], Array(numbers.suffix(2)))
  }
}
