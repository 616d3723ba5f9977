// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The paragraphs of a text and where they begin; follows edits at the cost of the paragraphs that changed.
///
/// Paragraphs end at line feeds that stand alone: other line breaks stay inside, so that no character is
/// cut in two.
struct ParagraphTable {
  /// An exchange of paragraphs.
  struct Change {
    /// The paragraphs that were replaced, by their indexes before.
    var removed: Range<Int>
    /// The number of paragraphs in their place.
    var count: Int
  }

  private(set) var text = ""
  private(set) var paragraphs = [TextParagraph("", isEnded: false)]
  /// The beginnings of the paragraphs, and the end of the text.
  private(set) var starts = [TextExtent(), TextExtent()]
  /// The number of paragraphs that were made, for tests.
  private(set) var madeCount = 1

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  /// Takes another text.
  ///
  /// - Returns: The paragraphs that changed; nil when the text is the same.
  /// - Complexity: O(p) in the number of paragraphs and the length of the changed ones, beside a
  ///   comparison of memory.
  mutating func update(to new: String) -> Change? {
    var (before, after) = (text, new)
    after.makeContiguousUTF8()
    text = after
    return before.withUTF8 { old in
      after.withUTF8 { new in update(from: old, to: new) }
    }
  }

  private mutating func update(
    from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>
  ) -> Change? {
    if old.count == new.count, old.baseAddress == new.baseAddress { return nil }
    let most = min(old.count, new.count)
    let prefix = Self.commonPrefix(old, new, most)
    if prefix == old.count, prefix == new.count { return nil }
    let suffix = Self.commonSuffix(old, new, most - prefix)
    let growth = new.count - old.count
    let first = index(ofByte: prefix)
    var last = index(ofByte: old.count - suffix)
    let start = starts[first].bytes
    // A line feed behind a carriage return ends nothing.
    while last + 1 < paragraphs.count {
      let end = starts[last + 1].bytes + growth
      if end > start, Self.endsParagraph(new, at: end - 1) { break }
      last += 1
    }
    let end = starts[last + 1].bytes + growth
    let made = Self.split(new, start..<end, isLast: last + 1 == paragraphs.count)
    madeCount += made.count
    replace(first..<last + 1, with: made)
    return Change(removed: first..<last + 1, count: made.count)
  }

  private mutating func replace(_ range: Range<Int>, with made: [TextParagraph]) {
    var place = starts[range.lowerBound]
    var ends: [TextExtent] = []
    ends.reserveCapacity(made.count)
    for paragraph in made {
      place = place + paragraph.extent
      ends.append(place)
    }
    let shift = place - starts[range.upperBound]
    paragraphs.replaceSubrange(range, with: made)
    starts.replaceSubrange(range.lowerBound + 1..<range.upperBound + 1, with: ends)
    let from = range.lowerBound + 1 + made.count
    starts.withUnsafeMutableBufferPointer { starts in
      var index = from
      let end = starts.count
      while index < end {
        starts[index].bytes &+= shift.bytes
        starts[index].units &+= shift.units
        starts[index].characters &+= shift.characters
        index &+= 1
      }
    }
  }

  // MARK: Places

  /// The character that the UTF-16 code unit at `unit` belongs to or begins.
  func character(atUnit unit: Int) -> Int {
    let unit = max(0, min(unit, starts[paragraphs.count].units))
    let index = paragraph { $0.units <= unit }
    let text = paragraphs[index].text
    let rest = unit - starts[index].units
    let end = text.utf16.index(text.utf16.startIndex, offsetBy: rest)
    return starts[index].characters + text[..<end].count
  }

  /// Where the character at `character` begins, in UTF-16 code units.
  func unit(atCharacter character: Int) -> Int {
    let character = max(0, min(character, starts[paragraphs.count].characters))
    let index = paragraph { $0.characters <= character }
    let rest = character - starts[index].characters
    return starts[index].units + paragraphs[index].text.prefix(rest).utf16.count
  }

  /// The paragraph of the character at `character`; the last one behind the end.
  func index(ofCharacter character: Int) -> Int {
    paragraph { $0.characters <= character }
  }

  private func index(ofByte byte: Int) -> Int { paragraph { $0.bytes <= byte } }

  /// The last paragraph whose start fulfils a condition that holds up to some paragraph.
  private func paragraph(where holds: (TextExtent) -> Bool) -> Int {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(starts[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  // MARK: Bytes

  private static func endsParagraph(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    bytes[index] == lineFeed && (index == 0 || bytes[index - 1] != carriageReturn)
  }

  private static func split(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isLast: Bool
  ) -> [TextParagraph] {
    var made: [TextParagraph] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound, let base = bytes.baseAddress,
      let found = memchr(base + place, Int32(lineFeed), range.upperBound - place)
    {
      let index = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
      place = index + 1
      guard endsParagraph(bytes, at: index) else { continue }
      made.append(TextParagraph(string(bytes, start..<place), isEnded: true))
      start = place
    }
    if isLast {
      made.append(TextParagraph(string(bytes, start..<range.upperBound), isEnded: false))
    }
    return made
  }

  private static func string(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The length of what both begin with, at most `most`; halves, so that memory is compared in blocks.
  private static func commonPrefix(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ most: Int
  ) -> Int {
    guard let one = one.baseAddress, let other = other.baseAddress else { return 0 }
    var (low, high) = (0, most)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if memcmp(one + low, other + low, middle - low) == 0 {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  private static func commonSuffix(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ most: Int
  ) -> Int {
    guard let first = one.baseAddress, let second = other.baseAddress else { return 0 }
    let (end, otherEnd) = (first + one.count, second + other.count)
    var (low, high) = (0, most)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if memcmp(end - middle, otherEnd - middle, middle - low) == 0 {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }
}
