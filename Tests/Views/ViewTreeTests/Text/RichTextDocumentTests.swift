// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests that rich text documents and font attributes are preserved by writing and reading.
@MainActor
struct RichTextDocumentTests {
  private typealias Attributes = [NSAttributedString.Key: Any]

  private static func attributes(_ random: inout SeededGenerator) -> Attributes {
    let sizes: [CGFloat] = [9, 12, 17.5, 40]
    let colors: [UIColor] = [
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0.2, blue: 1, alpha: 1),
    ]
    let size = sizes.randomElement(using: &random) ?? 12
    var attributes: Attributes = [
      .font: Bool.random(using: &random)
        ? UIFont.systemFont(ofSize: size) : UIFont.boldSystemFont(ofSize: size)
    ]
    if Bool.random(using: &random) {
      attributes[.foregroundColor] = colors.randomElement(using: &random)
    }
    if Bool.random(using: &random) {
      attributes[.backgroundColor] = colors.randomElement(using: &random)
    }
    if Bool.random(using: &random) {
      let styles: [NSUnderlineStyle] = [.single, .double, .thick]
      attributes[.underlineStyle] = styles.randomElement(using: &random)?.rawValue
    }
    if Bool.random(using: &random) { attributes[.strikethroughStyle] = 1 }
    if Bool.random(using: &random) { attributes[.kern] = CGFloat(1.5) }
    if Bool.random(using: &random) { attributes[.baselineOffset] = CGFloat(-3) }
    if Bool.random(using: &random) { attributes[.link] = URL(string: "https://example.org/a") }
    return attributes
  }

  private static func text(_ random: inout SeededGenerator) -> NSAttributedString {
    let words = ["plain", "{braces} \\ back", "é ü ß", "日本語", "👩‍👧", "tab\tstop", "two\nlines"]
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let word = words.randomElement(using: &random) ?? ""
      text.append(NSAttributedString(string: word, attributes: attributes(&random)))
    }
    return text
  }

  /// Returns descriptions of the values of `key` for each code unit.
  private func values(_ key: NSAttributedString.Key, of text: NSAttributedString) -> [String] {
    (0..<text.length).map { place in
      switch text.attribute(key, at: place, effectiveRange: nil) {
      case let font as UIFont:
        "\(font.pointSize) \(font.fontDescriptor.symbolicTraits.contains(.traitBold))"
      case let color as UIColor: "\(color.displayColor(with: .current))"
      case let value?: "\(value)"
      case nil: "none"
      }
    }
  }

  @Test(arguments: 0..<30)
  func `a text that is written as a document is read again`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = Self.text(&random)
    let read = try #require(RichTextReader.read(RichTextWriter.data(text)))
    try #require(read.string == text.string)
    let keys: [NSAttributedString.Key] = [
      .font, .foregroundColor, .backgroundColor, .underlineStyle, .strikethroughStyle, .kern,
      .baselineOffset, .link,
    ]
    for key in keys { expect(values(key, of: read), equals: values(key, of: text), "\(key)") }
  }

  @Test func `the style of a paragraph is written and read again`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.headIndent = 20
    style.firstLineHeadIndent = 32
    style.tailIndent = -8
    style.paragraphSpacing = 6
    style.paragraphSpacingBefore = 3
    style.lineSpacing = 2
    let text = NSAttributedString(string: "One\nTwo", attributes: [.paragraphStyle: style])
    let read = try #require(RichTextReader.read(RichTextWriter.data(text)))
    for place in 0..<text.length {
      let found = try #require(
        read.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)
      expect(found.alignment, equals: .center)
      expect(found.headIndent == 20 && found.firstLineHeadIndent == 32)
      expect(found.tailIndent, equals: -8)
      expect(found.paragraphSpacing == 6 && found.paragraphSpacingBefore == 3)
      expect(found.lineSpacing, equals: 2)
    }
  }

  @Test func `words change the look that they name, and plain ends those of characters`() {
    var look = RichTextLook()
    func take(_ word: String, _ number: Int? = nil) -> [Bool] {
      [look.takeCharacters(word, number), look.takeParagraph(word, number)]
    }
    let words: [(String, Int?)] = [("b", nil), ("i", 1), ("fs", 30), ("cf", 2), ("uc", 0)]
    for (word, number) in words { expect(take(word, number), equals: [true, false], "\(word)") }
    expect(take("qr"), equals: [false, true])
    expect(take("li", 200), equals: [false, true])
    expect(look.isBold && look.isItalic)
    expect(look.size == 30 && look.color == 2 && look.skipsUnicode == 0)
    expect(take("b", 0), equals: [true, false])
    expect(!look.isBold)
    expect(take("super"), equals: [true, false])
    expect(look.rise, equals: 10)
    expect(take("plain"), equals: [true, false])
    var plain = RichTextLook()
    plain.skipsUnicode = 0
    plain.paragraph.alignment = .right
    plain.paragraph.head = 200
    expect(look, equals: plain)
    expect(look.style.headIndent, equals: 10)
    expect(take("pard"), equals: [false, true])
    expect(look.paragraph, equals: RichTextLook.Paragraph())
    expect(take("unknown", 1), equals: [false, false])
  }

  @Test(arguments: [
    FontDescription(size: 12), FontDescription(size: 20, weight: 0.4),
    FontDescription(size: 31, weight: -0.6, isItalic: true),
  ])
  func `a font that is listed as attributes is made of them again`(font: FontDescription) {
    let list = FontAttributes.list(font, nil, [:])
    let read = FontAttributes(list)
    expect(read.font, equals: font)
    expect(read.textStyle == nil && read.said.isEmpty)
  }

  @Test func `font attributes take sizes of any number, and refuse those that are none`() {
    expect(FontAttributes([.size: 21]).font.size, equals: 21)
    expect(FontAttributes([.size: Float(21)]).font.size, equals: 21)
    for size in [-3, CGFloat.nan, .infinity, 0] {
      expect(FontAttributes([.size: size]).font.size, equals: 12)
    }
    let own = UIFontDescriptor.AttributeName(rawValue: "Own")
    expect(FontAttributes([own: 5, .size: 9]).said.keys.map(\.rawValue), equals: ["Own"])
  }
}
