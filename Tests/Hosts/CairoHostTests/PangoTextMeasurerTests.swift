// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@Suite struct PangoTextMeasurerTests {
  private let measurer: PangoTextMeasurer
  private let body = FontDescription(size: 17)

  init() throws {
    measurer = try PangoTextMeasurer()
  }

  private func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0,
    _ lineBreak: TextRequest.LineBreak = .truncatingTail,
    alignment: TextRequest.Alignment = .left
  ) -> TextLayout {
    measurer.layout(
      TextRequest(
        text: text, font: body, width: width, maximumLines: lines, alignment: alignment,
        lineBreak: lineBreak))
  }

  private func texts(_ layout: TextLayout) -> [String] { layout.lines.map(\.text) }

  private let story = "The quick brown fox jumps over the lazy dog and runs on"

  @Test func `the system font is as high as the headless one`() {
    for size in [11, 17, 34] as [CGFloat] {
      let font = FontDescription(size: size)
      expect(measurer.metrics(of: font), equals: BlockTextMeasurer().metrics(of: font))
    }
  }

  @Test func `a named family has its own metrics`() throws {
    let font = FontDescription(family: "DejaVu Serif", size: 10)
    let metrics = measurer.metrics(of: font)
    expect(metrics != measurer.metrics(of: FontDescription(size: 10)))
    expect(metrics.descender < 0)
    expect(metrics.xHeight < metrics.capHeight)
    expect(metrics.capHeight < metrics.ascender)
    expect(metrics.lineHeight >= metrics.ascender - metrics.descender)
  }

  @Test func `an empty text is one line high and has no width`() {
    let empty = layout("")
    expect(empty.lines.count, equals: 1)
    expect(empty.size, equals: CGSize(width: 0, height: measurer.metrics(of: body).lineHeight))
  }

  @Test func `lines stand a line height apart`() {
    let metrics = measurer.metrics(of: body)
    let three = layout("one\ntwo\nthree")
    expect(texts(three), equals: ["one", "two", "three"])
    expect(
      three.lines.map(\.origin.y),
      equals: (0..<3).map {
        metrics.ascender + CGFloat($0) * metrics.lineHeight
      })
    expect(three.size.height, equals: 3 * metrics.lineHeight)
  }

  @Test func `a long text is broken between words and fits`() {
    let broken = layout(story, width: 150)
    expect(broken.lines.count > 2)
    expect(texts(broken).joined(separator: " "), equals: story)
    expect(broken.lines.allSatisfy { $0.width <= 150 })
    expect(!broken.isTruncated)
  }

  @Test func `a word longer than the line is broken inside`() {
    let broken = layout("Donaudampfschifffahrtsgesellschaft", width: 100)
    expect(broken.lines.count > 1)
    expect(texts(broken).joined(), equals: "Donaudampfschifffahrtsgesellschaft")
    expect(broken.lines.allSatisfy { $0.width <= 100 })
  }

  @Test func `character wrapping fills lines`() {
    let broken = layout(story, width: 150, .characterWrapping)
    expect(broken.lines.dropLast().allSatisfy { $0.width > 130 && $0.width <= 150 })
  }

  @Test(arguments: [
    (TextRequest.LineBreak.truncatingTail, "^The quick.*…$"),
    (.truncatingHead, "^….*runs on$"),
    (.truncatingMiddle, "^The.*….*on$"),
  ])
  func `what does not fit is cut with an ellipsis`(
    lineBreak: TextRequest.LineBreak, pattern: String
  ) throws {
    let cut = layout(story, width: 150, lines: 1, lineBreak)
    let line = try #require(cut.lines.first)
    expect(cut.lines.count, equals: 1)
    expect(cut.isTruncated)
    expect(line.text.range(of: pattern, options: .regularExpression) != nil, "\(line.text)")
    expect(line.width <= 150)
    expect(line.width > 120)
  }

  @Test func `the last line that there is room for is the one that is cut`() {
    let cut = layout(story, width: 150, lines: 2)
    expect(cut.lines.count, equals: 2)
    expect(cut.lines.first?.text.contains("…"), equals: false)
    expect(cut.lines.last?.text.hasSuffix("…"), equals: true)
  }

  @Test func `a paragraph left out is shown by an ellipsis`() {
    let cut = layout("one\ntwo", width: 300, lines: 1)
    expect(texts(cut), equals: ["one…"])
    expect(cut.isTruncated)
  }

  @Test func `wrapping leaves out what does not fit without an ellipsis`() {
    let cut = layout(story, width: 150, lines: 1, .wordWrapping)
    expect(cut.isTruncated)
    expect(cut.lines.first?.text.contains("…"), equals: false)
  }

  @Test func `clipping keeps each line whole`() {
    let clipped = layout("\(story)\ntwo", width: 150, .clipping)
    expect(texts(clipped), equals: [story, "two"])
    expect(clipped.isTruncated)
  }

  @Test func `a text that fits is not cut`() {
    let fits = layout(story, lines: 1)
    expect(texts(fits), equals: [story])
    expect(!fits.isTruncated)
    expect(layout(story, width: fits.size.width.rounded(.up), lines: 1).lines.count, equals: 1)
    expect(!layout(story, width: fits.size.width.rounded(.up), lines: 1).isTruncated)
  }

  @Test func `lines stand where the alignment says`() throws {
    let left = try #require(layout("word", width: 100).lines.first)
    let center = try #require(layout("word", width: 100, alignment: .center).lines.first)
    let right = try #require(layout("word", width: 100, alignment: .right).lines.first)
    expect(left.origin.x, equals: 0)
    expect(abs(center.origin.x - (100 - left.width) / 2) < 0.01)
    expect(abs(right.origin.x - (100 - left.width)) < 0.01)
  }

  @Test func `justified lines are as wide as the text, the last one excepted`() throws {
    let justified = layout(story, width: 150, alignment: .justified)
    expect(justified.lines.dropLast().allSatisfy { $0.width == 150 })
    expect(try #require(justified.lines.last).width < 150)
  }

  @Test func `Korean is broken between words and Chinese between characters`() {
    let korean = "어제 저녁에 바닷가에서 찍은 사진들을 모았습니다"
    let words = layout(korean, width: 120)
    expect(words.lines.count > 2)
    expect(texts(words).joined(separator: " "), equals: korean)
    let chinese = "床前明月光疑是地上霜举头望明月低头思故乡"
    let characters = layout(chinese, width: 120)
    expect(characters.lines.count > 2)
    expect(texts(characters).joined(), equals: chinese)
  }

  @Test func `emoji sequences are one picture and never cut in two`() throws {
    let one = layout("😀").size.width
    for sequence in ["👩‍👩‍👧‍👦", "🇰🇷", "❤️‍🔥", "👍🏽"] {
      expect(layout(sequence).size.width, equals: one, "\(sequence)")
    }
    let family = "👩‍👩‍👧‍👦"
    let cut = layout(String(repeating: family, count: 20), width: 100, lines: 1)
    let kept = try #require(cut.lines.first).text.dropLast()
    expect(kept.allSatisfy { String($0) == family })
    expect(!kept.isEmpty)
  }

  @Test func `a line keeps its paragraph's direction when drawn alone`() {
    let mixed = "שלום לכולם Swift UIKit Linux Cairo Pango ועוד מילים"
    let broken = layout(mixed, width: 110)
    let latin = broken.lines.filter { $0.text.contains("UIKit") || $0.text.contains("Cairo") }
    expect(!latin.isEmpty)
    for line in broken.lines where line.text.first?.isASCII == true {
      Issue.record("\(line.text) would be drawn from left to right")
    }
  }

  @Test func `weights and italics change the width`() {
    let widths = [-0.4, 0, 0.3, 0.4].map { weight in
      measurer.layout(
        TextRequest(
          text: story, font: FontDescription(size: 17, weight: weight), width: .infinity)
      ).size.width
    }
    expect(widths, equals: widths.sorted())
    expect(Set(widths).count, equals: 4)
  }

  @Test func `monospaced letters have one width`() {
    func width(_ text: String) -> CGFloat {
      measurer.layout(
        TextRequest(
          text: text, font: FontDescription(size: 17, isMonospaced: true), width: .infinity)
      ).size.width
    }
    expect(width("iiii"), equals: width("MMMM"))
  }

  @Test(arguments: [CGFloat.nan, -5, 0, 0.001])
  func `a width that is none still sets the text`(width: CGFloat) {
    let set = layout("ab", width: width)
    expect(texts(set).joined(), equals: "ab")
    _ = layout("ab", width: width, lines: 1)
  }

  @Test(arguments: [CGFloat.nan, -5, 0, .infinity, 1e9])
  func `a size that is none still sets the text`(size: CGFloat) {
    let set = measurer.layout(
      TextRequest(text: "ab", font: FontDescription(size: size), width: .infinity))
    expect(set.size.width.isFinite)
  }

  @Test func `zeros and lone controls do not end a text`() {
    expect(texts(layout("a\0b")), equals: ["ab"])
    expect(layout("a\u{200D}\u{FE0F}\u{202E}b").lines.count, equals: 1)
  }

  @Test func `a very long text is set only as far as it can be seen`() {
    let long = String(repeating: "word ", count: 400_000)
    let cut = layout(long, width: 200, lines: 3)
    expect(cut.lines.count, equals: 3)
    expect(cut.lines.last?.text.hasSuffix("…"), equals: true)
  }

  @Test func `many threads may ask at once`() async {
    let measurer = measurer
    let widths = await withTaskGroup(of: CGFloat.self) { group in
      for index in 0..<200 {
        group.addTask {
          measurer.layout(
            TextRequest(
              text: "text \(index % 10)", font: FontDescription(size: CGFloat(10 + index % 7)),
              width: .infinity)
          ).size.width
        }
      }
      return await group.reduce(into: [CGFloat]()) { $0.append($1) }
    }
    expect(widths.allSatisfy { $0 > 0 })
  }

  @Test(arguments: ["Hamburg", "부산의 바다", "שלום", "東京", "gjpqy|ÅÉ"], [1, 2])
  func `ink is where the layout says`(text: String, scale: Int) throws {
    let set = layout(text)
    let canvas = try Canvas(
      node(.zero, [.text(set, origin: CGPoint(x: 20, y: 20), black)]), width: 200, height: 70,
      scale: CGFloat(scale))
    let ink = canvas.inked.applying(
      CGAffineTransform(scaleX: 1 / CGFloat(scale), y: 1 / CGFloat(scale)))
    expect(abs(ink.minX - 20) < 3)
    expect(abs(ink.maxX - 20 - set.size.width) < 3)
    expect(ink.minY > 17)
    expect(ink.maxY < 20 + set.size.height + 3)
  }

  @Test func `text that blocks measured stands where its alignment says`() throws {
    let set = BlockTextMeasurer().layout(
      TextRequest(text: "iiii", font: body, width: 100, alignment: .right))
    let canvas = try Canvas(
      node(.zero, [.text(set, origin: .zero, black)]), width: 120, height: 30)
    expect(abs(canvas.inked.maxX - 100) < 3)
    expect(canvas.inked.width < 20)
  }

  @Test func `justified text reaches both edges`() throws {
    let set = layout(story, width: 150, alignment: .justified)
    let canvas = try Canvas(
      node(.zero, [.text(set, origin: .zero, black)]), width: 170, height: 22)
    expect(abs(canvas.inked.maxX - 150) < 3)
    expect(canvas.inked.minX < 3)
  }

  @Test func `a width off by a rounding error still fits`() {
    let width = layout(story).size.width
    expect(layout(story, width: width - 1e-9, lines: 1).isTruncated, equals: false)
  }

  @Test func `capitals stand on a row of pixels`() throws {
    // Wherever the text is put, the feet of H are not smeared over two rows.
    for y in stride(from: 10.0, to: 11, by: 0.23) {
      let canvas = try Canvas(
        node(.zero, [.text(layout("H"), origin: CGPoint(x: 10, y: y), black)]), width: 40,
        height: 50)
      let column = (0..<50).map { row in (0..<40).map { canvas[$0, row][3] }.max() ?? 0 }
      let last = try #require(column.lastIndex { $0 > 16 })
      expect(column[last] > 200)
    }
  }
}

#endif
