// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The offsets at which the paragraphs of a text begin; an edit reads only the paragraphs that change.
///
/// Paragraphs end behind line feeds: other line breaks do not separate paragraphs.
struct ParagraphTable {
  /// The starts of the paragraphs, and the end of the text.
  private(set) var starts = RunningSums<TextExtent>()
  /// The most recent changes, and the number of discarded ones before them.
  private var changes: [ParagraphChange] = []
  private var forgottenCount = 0

  /// The upper bound of the number of changes that are stored.
  private static let changeLimit = 16

  /// Creates the table of `text`, which is contiguous UTF-8.
  init(_ text: String) {
    starts.replace(0..<0, with: Self.extents(in: text, 0..<text.utf8.count, isLast: true))
  }

  /// The number of paragraphs; the last one is empty if the text ends with a line feed.
  var count: Int { starts.count }

  /// Updates the table for an edit that replaced `range` of a text by `length` code units.
  ///
  /// - Parameters:
  ///   - range: The replaced range of the text before the edit, in UTF-8 code units.
  ///   - length: The length of the replacement, in UTF-8 code units.
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

  /// Records a change of attributes in `range` of the text, in UTF-16 code units.
  ///
  /// The paragraph behind the range counts as changed: an empty one at the end of a text has the attributes
  /// of the text before it.
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

  /// The number of changes so far, including discarded ones.
  var version: Int { forgottenCount + changes.count }

  /// Returns the combination of all changes since `version`; `nil` if some of them were discarded.
  func change(since version: Int) -> ParagraphChange? {
    guard version >= forgottenCount else { return nil }
    return changes.dropFirst(version - forgottenCount).reduce(ParagraphChange()) {
      $0.followed(by: $1)
    }
  }

  // MARK: Lookup

  /// Returns the index of the paragraph of a UTF-8 code unit; the last one for offsets beyond the end.
  func index(ofByte byte: Int) -> Int { starts.last { $0.bytes <= byte } }
  /// Returns the index of the paragraph of a UTF-16 code unit; the last one for offsets beyond the end.
  func index(ofUnit unit: Int) -> Int { starts.last { $0.units <= unit } }
  /// Returns the index of the paragraph of a character; the last one for indexes beyond the end.
  func index(ofCharacter character: Int) -> Int { starts.last { $0.characters <= character } }

  /// Returns the range of the paragraphs that overlap `range`, in UTF-16 code units.
  func units(around range: Range<Int>) -> Range<Int> {
    let last = index(ofUnit: range.isEmpty ? range.upperBound : range.upperBound - 1)
    return starts[index(ofUnit: range.lowerBound)].units..<starts[last + 1].units
  }

  /// Returns the extents of the paragraphs in a part of `text` that begins with a paragraph, in UTF-8 code
  /// units.
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
