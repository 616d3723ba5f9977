// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import RandomTesting
import Testing

@testable import MullionTextInput

/// Tests of the parts of texts (paragraphs, differences, words and numbers), compared with the pieces from
/// which the text was composed.
struct TextPartTests {
  private static let pieces = ["a", "é", "👩‍👧", "word ", "\n", "\n\n", "\r\n", "日本", " ", "🇩🇪"]

  private static func text(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    var text = (0..<Int.random(in: count, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
    text.makeContiguousUTF8()
    return text
  }

  // MARK: ParagraphTable

  /// Returns the paragraphs of a text, including their line feeds.
  private static func paragraphs(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      .map { index, part in String(decoding: part, as: UTF8.self) }
      .enumerated().map { index, part in
        index < text.utf8.filter { $0 == 0x0A }.count ? part + "\n" : part
      }
  }

  @Test(arguments: 0..<30)
  func `the places of paragraphs are sums of their lengths after each edit`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var text = Self.text(0...20, &random)
    var table = ParagraphTable(text)
    var states = [Self.paragraphs(text)]
    for step in 0..<40 {
      let old = Array(text.indices) + [text.endIndex]
      let places = [old.randomElement(using: &random), old.randomElement(using: &random)]
        .compactMap(\.self).sorted()
      let end = Bool.random(using: &random) ? places[0] : places[1]
      let range = text.utf8Offset(places[0])..<text.utf8Offset(end)
      let new = Self.text(0...3, &random)
      text.replaceSubrange(places[0]..<end, with: new)
      text.makeContiguousUTF8()
      table.replace(range, by: new.utf8.count, in: text)
      let paragraphs = Self.paragraphs(text)
      states.append(paragraphs)
      var sum = TextExtent.zero
      var faults: [Int] = []
      for (index, paragraph) in paragraphs.enumerated() {
        if table.starts[index].bytes != sum.bytes || table.starts[index].units != sum.units {
          faults.append(index)
        }
        for (byte, unit) in [(0, 0), (paragraph.utf8.count - 1, paragraph.utf16.count - 1)]
        where byte >= 0 {
          if table.index(ofByte: sum.bytes + byte) != index { faults.append(index) }
          if table.index(ofUnit: sum.units + unit) != index { faults.append(index) }
        }
        if !paragraph.isEmpty {
          let around = table.units(around: sum.units..<sum.units + 1)
          if around != sum.units..<sum.units + paragraph.utf16.count { faults.append(index) }
        }
        sum.bytes += paragraph.utf8.count
        sum.units += paragraph.utf16.count
      }
      expect(faults.isEmpty && table.count == paragraphs.count, "step \(step)")
      expect(table.starts.total.bytes, equals: text.utf8.count)
      // The changes since a version are all that differs from the paragraphs of that time.
      let version = Int.random(in: max(0, step - 14)...step + 1, using: &random)
      let change = try #require(table.change(since: version))
      let before = states[version]
      expect(before.count - change.removed.count + change.count, equals: paragraphs.count)
      expect(
        Array(before[..<change.removed.lowerBound] + before[change.removed.upperBound...]),
        equals: Array(paragraphs[..<change.made.lowerBound] + paragraphs[change.made.upperBound...])
      )
    }
    expect(table.version == 40 && table.change(since: 3) == nil)
  }

  // MARK: TextChange

  @Test(arguments: 0..<60)
  func `a change carried out makes the new text, and is no longer than it must be`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Self.text(0...9, &random)
    var scalars = Array(old.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &random)
    let end = Int.random(in: start...scalars.count, using: &random)
    scalars.replaceSubrange(start..<end, with: Self.text(0...2, &random).unicodeScalars)
    var unicode = String.UnicodeScalarView()
    unicode.append(contentsOf: scalars)
    let new = String(unicode)
    guard let change = TextChange(from: old, to: new) else {
      expect(Array(old.utf8), equals: Array(new.utf8))
      return
    }
    var bytes = Array(old.utf8)
    bytes.replaceSubrange(change.range, with: change.replacement.utf8)
    expect(bytes, equals: Array(new.utf8))
    // Whole scalars, of which neither the first nor the last is on both sides.
    let gone = String(decoding: Array(old.utf8)[change.range], as: UTF8.self)
    expect(!gone.contains("\u{FFFD}") && !change.replacement.contains("\u{FFFD}"))
    if let one = gone.unicodeScalars.first, let other = change.replacement.unicodeScalars.first {
      expect(one != other)
      expect(gone.unicodeScalars.last != change.replacement.unicodeScalars.last)
    }
    // The characters around it are the fewest that hold it.
    let characters = change.characters(in: old)
    var (place, first, last) = (0, 0, old.utf16.count)
    let units = old.utf8Units(change.range)
    for character in old {
      let ends = place + character.utf16.count
      if ends <= units.lowerBound { first = ends }
      if place >= units.upperBound { last = min(last, place) }
      place = ends
    }
    expect(characters, equals: min(first, last)..<max(first, last))
  }

  // MARK: TextPieces

  @Test(arguments: 0..<30)
  func `words, sentences and paragraphs are those that a text was put together from`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var text = ""
    var (words, sentences, paragraphs) = ([Range<Int>](), [Range<Int>](), [Range<Int>]())
    func add(_ part: String) -> Range<Int> {
      let start = text.utf16.count
      text += part
      return start..<text.utf16.count
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let paragraph = text.utf16.count
      let count = Int.random(in: 1...3, using: &random)
      for number in 0..<count {
        let sentence = text.utf16.count
        for place in 0..<Int.random(in: 1...4, using: &random) {
          if place > 0 { _ = add([" ", ", ", " – "].randomElement(using: &random) ?? " ") }
          words.append(add(["word", "naïve", "12", "Größe"].randomElement(using: &random) ?? ""))
        }
        _ = add([".", "?", "!", "…"].randomElement(using: &random) ?? ".")
        if number + 1 < count { _ = add(Bool.random(using: &random) ? " " : "  ") }
        sentences.append(sentence..<text.utf16.count)
      }
      paragraphs.append(paragraph..<text.utf16.count)
      _ = add("\n")
    }
    let pieces = TextPieces(text: text)
    expect(pieces.ranges(of: .word), equals: words, "\(text)")
    expect(pieces.ranges(of: .sentence), equals: sentences, "\(text)")
    expect(pieces.ranges(of: .paragraph), equals: paragraphs)
    let characters = pieces.ranges(of: .character)
    expect(characters.count == text.count && characters.last?.upperBound ?? 0 == text.utf16.count)
    expect(pieces.ranges(of: .document), equals: (text.isEmpty ? [] : [0..<text.utf16.count]))
  }

  // MARK: PhoneScanner

  @Test(arguments: 0..<40)
  func `telephone numbers are found where they stand among other numbers`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = [
      ("+49 30 1234567", "+49301234567"), ("(212) 555-0123", "2125550123"),
      ("555-0123", "5550123"), ("01 23 45 67 89", "0123456789"), ("2125550123", "2125550123"),
      ("+1-212-555-0123", "+12125550123"), ("212.555.0123", "2125550123"),
    ]
    let others = [
      "2026-11-29", "192.168.0.1", "12345", "3.14159265", "1234567890123456", "word", "a5550123",
      "#2125550123", "12:30:45", "(", "+",
    ]
    var (text, wanted) = ("", [DetectedLink]())
    for _ in 0..<10 {
      if Bool.random(using: &random), let other = others.randomElement(using: &random) {
        text += other + "; "
        continue
      }
      guard let (number, dialled) = numbers.randomElement(using: &random),
        let url = URL(string: "tel:" + dialled)
      else { continue }
      let start = text.utf16.count
      text += number
      wanted.append(DetectedLink(range: start..<text.utf16.count, url: url))
      text += [";", ".", ","].randomElement(using: &random) ?? ";"
      text += " or "
    }
    expect(PhoneScanner(Array(text.utf16)).links(), equals: wanted, "\(text)")
  }
}

extension String {
  fileprivate func utf8Offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// Converts a range of UTF-8 code units to UTF-16 code units.
  fileprivate func utf8Units(_ range: Range<Int>) -> Range<Int> {
    func unit(_ offset: Int) -> Int {
      utf16.distance(from: startIndex, to: utf8.index(startIndex, offsetBy: offset))
    }
    return unit(range.lowerBound)..<unit(range.upperBound)
  }
}
