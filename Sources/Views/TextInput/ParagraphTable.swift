// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The places where the paragraphs of a text begin; follows edits at the cost of the paragraphs that changed.
///
/// Paragraphs end behind line feeds: other line breaks stay inside.
struct ParagraphTable {
  /// The beginnings of the paragraphs, and the end of the text.
  private(set) var starts = RunningSums<TextExtent>()
  /// The last changes, and the number of those before them.
  private var changes: [ParagraphChange] = []
  private var forgottenCount = 0

  /// The upper bound of the number of changes that are stored.
  private static let changeLimit = 16

  /// The paragraphs of `text`, which is contiguous UTF-8.
  init(_ text: String) {
    starts.replace(0..<0, with: Self.extents(in: text, 0..<text.utf8.count, isLast: true))
  }

  /// The number of paragraphs; the last one is empty when the text ends with a line feed.
  var count: Int { starts.count }

  /// Follows an edit that replaced `range` of a text by `length` code units.
  ///
  /// - Parameters:
  ///   - range: The replaced part of the text before, in UTF-8 code units.
  ///   - length: The length of what is in its place, in UTF-8 code units.
  ///   - text: The text after the edit, contiguous UTF-8.
  mutating func replace(_ range: Range<Int>, by length: Int, in text: String) {
    let first = index(ofByte: range.lowerBound)
    let last = index(ofByte: range.upperBound)
    let end = starts[last + 1].bytes + length - range.count
    let made = Self.extents(
      in: text, starts[first].bytes..<end, isLast: last + 1 == starts.count)
    starts.replace(first..<last + 1, with: made)
    add(ParagraphChange(removed: first..<last + 1, count: made.count))
  }

  /// Follows a change of attributes in `range` of the text, in UTF-16 code units.
  ///
  /// The paragraph behind the range counts among those that changed: an empty one at the end of a text has the attributes in
  /// front of it.
  mutating func restyle(_ range: Range<Int>) {
    let changed = index(ofUnit: range.lowerBound)..<index(ofUnit: range.upperBound) + 1
    add(ParagraphChange(removed: changed, count: changed.count))
  }

  private mutating func add(_ change: ParagraphChange) {
    changes.append(change)
    if changes.count > Self.changeLimit {
      changes.removeFirst()
      forgottenCount += 1
    }
  }

  // MARK: Changes

  /// The number of edits so far.
  var version: Int { forgottenCount + changes.count }

  /// The exchange of paragraphs that all edits since `version` come to; nil when they are too many.
  func change(since version: Int) -> ParagraphChange? {
    guard version >= forgottenCount else { return nil }
    return changes.dropFirst(version - forgottenCount).reduce(ParagraphChange()) {
      $0.followed(by: $1)
    }
  }

  // MARK: Places

  /// The paragraph of a UTF-8 code unit; the last one behind the end.
  func index(ofByte byte: Int) -> Int { starts.last { $0.bytes <= byte } }
  /// The paragraph of a UTF-16 code unit; the last one behind the end.
  func index(ofUnit unit: Int) -> Int { starts.last { $0.units <= unit } }
  /// The paragraph of a character; the last one behind the end.
  func index(ofCharacter character: Int) -> Int { starts.last { $0.characters <= character } }

  /// The paragraphs that a part of the text is in, from the beginning of the first to the end of the last, in UTF-16
  /// code units.
  func units(around range: Range<Int>) -> Range<Int> {
    let last = index(ofUnit: range.isEmpty ? range.upperBound : range.upperBound - 1)
    return starts[index(ofUnit: range.lowerBound)].units..<starts[last + 1].units
  }

  /// The paragraphs in a part of `text` that begins with one of them, in UTF-8 code units.
  private static func extents(
    in text: String, _ range: Range<Int>, isLast: Bool
  ) -> [TextExtent] {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var made: [TextExtent] = []
      var start = range.lowerBound
      func end(at end: Int) {
        let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
        made.append(TextExtent(of: String(decoding: part, as: UTF8.self)))
        start = end
      }
      while start < range.upperBound, let base = bytes.baseAddress,
        let found = memchr(base + start, 0x0A, range.upperBound - start)
      {
        end(at: UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found)) + 1)
      }
      if isLast { end(at: range.upperBound) }
      return made
    } ?? []
  }
}
