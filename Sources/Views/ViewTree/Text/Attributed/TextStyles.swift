// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The attributes of the runs of a text; positions are in UTF-16 code units.
package struct TextStyles {
  /// The attributes of a run.
  package typealias Attributes = [NSAttributedString.Key: Any]

  /// A run with the same attributes throughout.
  package struct Run {
    /// The length of the run.
    package var length: Int
    /// The attributes of the run.
    package var attributes: Attributes
  }

  /// The runs, in order.
  package private(set) var runs: [Run] = []

  /// Creates the styles of a text with a single run.
  package init(length: Int, attributes: Attributes = [:]) {
    if length > 0 { runs = [Run(length: length, attributes: attributes)] }
  }

  /// Creates the styles of a text with the given runs, in order.
  package init(_ parts: [(length: Int, attributes: Attributes)]) {
    runs = parts.map { Run(length: $0.length, attributes: $0.attributes) }
  }

  /// Creates the runs of `string` in `range`; positions are relative to the beginning of the range.
  package init(_ string: NSAttributedString, in range: NSRange) {
    string.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      runs.append(Run(length: part.length, attributes: attributes))
    }
  }

  /// Creates the runs of `string`.
  package init(_ string: NSAttributedString) {
    self.init(string, in: NSRange(location: 0, length: string.length))
  }

  /// Returns the attributes of the code unit at `offset`, or of the last one if `offset` is past the end;
  /// `nil` for an empty text.
  package func attributes(at offset: Int) -> Attributes? {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.attributes }
    }
    return runs.last?.attributes
  }

  /// Returns the attributes of the runs within `range`, in order, with their ranges.
  package func parts(in range: Range<Int>) -> [(range: Range<Int>, attributes: Attributes)] {
    var place = Place()
    return parts(in: range, from: &place)
  }

  /// A run's index and the position where it begins.
  package struct Place {
    var index = 0
    var start = 0

    /// Creates the position of the first run.
    package init() {}
  }

  /// Returns the attributes of the runs within `range`; `place` is at or before the first of them, and
  /// advanced to it.
  ///
  /// - Complexity: O(*n*) in the number of runs from `place` to the end of the range.
  package func parts(
    in range: Range<Int>, from place: inout Place
  ) -> [(range: Range<Int>, attributes: Attributes)] {
    while place.index < runs.count,
      place.start + runs[place.index].length <= range.lowerBound
    {
      place.start += runs[place.index].length
      place.index += 1
    }
    var parts: [(range: Range<Int>, attributes: Attributes)] = []
    var start = place.start
    for run in runs[place.index...] {
      guard start < range.upperBound else { break }
      let part = (start..<start + run.length).clamped(to: range)
      if !part.isEmpty { parts.append((part, run.attributes)) }
      start += run.length
    }
    return parts
  }

  /// Replaces `range` with a run of `length` code units, and joins the runs at the edges of the replacement
  /// if their attributes are equal.
  package mutating func replace(_ range: Range<Int>, length: Int, attributes: Attributes) {
    var changed: [Run] = []
    var start = 0
    var isPlaced = length == 0
    func add(_ length: Int, _ attributes: Attributes, joins: Bool) {
      guard length > 0 else { return }
      if joins, let last = changed.last, Self.areEqual(last.attributes, attributes) {
        changed[changed.count - 1].length += length
      } else {
        changed.append(Run(length: length, attributes: attributes))
      }
    }
    for run in runs {
      let end = start + run.length
      add(min(end, range.lowerBound) - start, run.attributes, joins: false)
      if !isPlaced, end >= range.lowerBound {
        add(length, attributes, joins: true)
        isPlaced = true
      }
      let rest = max(start, range.upperBound)
      add(end - rest, run.attributes, joins: rest == range.upperBound)
      start = end
    }
    if !isPlaced { add(length, attributes, joins: true) }
    runs = changed
  }

  /// Returns whether the attributes are equal.
  package static func areEqual(_ one: Attributes, _ other: Attributes) -> Bool {
    one.count == other.count
      && one.allSatisfy { key, value in
        guard let second = other[key] else { return false }
        if let (left, right) = (value as? NSObject).flatMap({ left in
          (second as? NSObject).map { (left, $0) }
        }) {
          return left.isEqual(right)
        }
        return (value as? AnyHashable) == (second as? AnyHashable)
      }
  }

  /// Changes the attributes of all runs.
  package mutating func changeAll(_ change: (inout Attributes) -> Void) {
    for index in runs.indices { change(&runs[index].attributes) }
  }

  /// Returns `text` with these attributes, over `defaults` where they have no value.
  ///
  /// Creates one attributed string, and no substring for each run: Foundation never frees these on Linux.
  package func string(_ text: String, over defaults: Attributes) -> NSAttributedString {
    if runs.count < 2 {
      return NSAttributedString(
        string: text, attributes: defaults.merging(runs.first?.attributes ?? [:]) { $1 })
    }
    let result = NSMutableAttributedString(string: text)
    for (range, attributes) in parts(in: 0..<result.length) {
      result.setAttributes(defaults.merging(attributes) { $1 }, range: NSRange(range))
    }
    return result
  }
}
