// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import RandomTesting
import Testing

/// Tests of the block font at size 10: each character advances by 5 points, wide ones by 10.
struct BlockTextTests {
  private func lines(
    _ text: String, _ width: CGFloat, max: Int = 0,
    _ lineBreak: TextRequest.LineBreak = .truncatingTail
  ) -> [String] {
    layout(text, width, max: max, lineBreak).lines.map(\.text)
  }

  private func layout(
    _ text: String, _ width: CGFloat, max: Int = 0,
    _ lineBreak: TextRequest.LineBreak = .truncatingTail,
    alignment: TextRequest.Alignment = .left
  ) -> TextLayout {
    BlockTextMeasurer().layout(
      TextRequest(
        text: text, font: FontDescription(size: 10), width: width, maximumLines: max,
        alignment: alignment, lineBreak: lineBreak))
  }

  @Test func `lines end between words`() {
    expect(lines("the quick brown fox", 50), equals: ["the quick", "brown fox"])
    expect(lines("the quick brown fox", 45), equals: ["the quick", "brown fox"])
    expect(lines("the quick brown fox", 44), equals: ["the", "quick", "brown", "fox"])
    expect(lines("well-known", 25), equals: ["well-", "known"])
    expect(lines("one  two", 15), equals: ["one", "two"])
  }

  @Test func `a word too long for a line is broken anywhere`() {
    expect(lines("incomprehensible", 30), equals: ["incomp", "rehens", "ible"])
    expect(lines("ab", 1), equals: ["a", "b"])
  }

  @Test func `Chinese breaks between characters, but not before a full stop`() {
    expect(lines("春眠不觉晓", 20), equals: ["春眠", "不觉", "晓"])
    expect(lines("春眠不觉。", 40), equals: ["春眠不", "觉。"])
    expect(lines("「春眠」不觉", 30), equals: ["「春", "眠」不", "觉"])
  }

  @Test func `Korean keeps its words together`() {
    expect(lines("안녕하세요 세계", 50), equals: ["안녕하세요", "세계"])
  }

  @Test func `line breaks in the text are kept`() {
    expect(lines("a\n\nb\r\nc\n", .infinity), equals: ["a", "", "b", "c", ""])
    expect(layout("", 100).lines.map(\.text), equals: [""])
  }

  @Test func `text left over is cut as asked`() {
    let text = "the quick brown fox"
    expect(lines(text, 50, max: 1), equals: ["the quick…"])
    expect(lines(text, 45, max: 1), equals: ["the quic…"])
    expect(lines(text, 50, max: 1, .wordWrapping), equals: ["the quick"])
    expect(lines(text, 50, max: 1, .truncatingHead), equals: ["…brown fox"])
    expect(lines(text, 50, max: 1, .truncatingMiddle), equals: ["the…n fox"])
    expect(lines(text, 50, max: 1, .clipping), equals: ["the quick "])
    expect(lines(text, 50, max: 2).count, equals: 2)
    expect(layout(text, 50, max: 1).isTruncated)
    expect(lines("a\nb", 50, max: 1), equals: ["a…"])
    expect(lines("a b", 50, max: 1), equals: ["a b"])
  }

  @Test func `lines stand where the alignment holds them`() {
    let right = layout("aa aaaa", 25, alignment: .right)
    expect(right.lines.map(\.origin.x), equals: [15, 5])
    let middle = layout("aa aaaa", 25, alignment: .center)
    expect(middle.lines.map(\.origin.x), equals: [7.5, 2.5])
    expect(layout("aa", .infinity, alignment: .right).lines.map(\.origin.x), equals: [0])
  }

  @Test func `odd widths do not hang`() {
    for width in [0, -5, CGFloat.nan, 0.0001] {
      expect(lines("abc", width).joined(), equals: "abc")
      expect(!lines("abc", width, max: 1).isEmpty)
    }
  }

  @Test func `random texts lose nothing and keep to their width`() {
    var generator = SeededGenerator(seed: 7)
    func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let alphabet = Array("ab c-。「」漢字한글 👩‍👩‍👧‍👦é\n")
    for _ in 0..<500 {
      let text = String((0..<next(40)).map { _ in alphabet[next(alphabet.count)] })
      let width = CGFloat(next(80))
      let set = layout(text, width)
      func ink(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      expect(ink(set.lines.map(\.text).joined()), equals: ink(text), "\(text) in \(width)")
      for line in set.lines where line.text.count > 1 { expect(line.width <= width + 0.01) }
      let cut = layout(text, width, max: 2)
      expect(cut.lines.count <= 2)
      expect(cut.isTruncated, equals: (set.lines.count > 2), "\(text) in \(width)")
    }
  }

  @Test func `vertical metrics are the system font's`() {
    let metrics = BlockTextMeasurer().metrics(of: FontDescription(size: 17))
    expect(abs(metrics.lineHeight - 20.287) < 0.001)
    expect(metrics.ascender - metrics.descender, equals: metrics.lineHeight)
  }
}
