// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of the positions, breaks and ends of lines, and of the properties of fonts.
@MainActor
@Suite("Kinds of text")
struct TextKindTests {
  private func label(_ text: String, width: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func layout(_ label: UILabel) -> TextLayout? {
    for case .text(let layout, _, _) in label.displayNode().commands { return layout }
    return nil
  }

  private func lines(_ label: UILabel) -> [String] { layout(label)?.lines.map(\.text) ?? [] }

  @Test func `what is left over is cut off, or an ellipsis stands for it at one of three places`() {
    let text = "abcdefghij klmnopqrst"
    func shown(_ mode: NSLineBreakMode) -> String {
      let label = label(text, width: 80)
      label.lineBreakMode = mode
      return lines(label).joined(separator: "|")
    }
    expect(UILabel().lineBreakMode, equals: NSLineBreakMode.byTruncatingTail)
    let (head, tail, middle) = (
      shown(.byTruncatingHead), shown(.byTruncatingTail), shown(.byTruncatingMiddle)
    )
    expect(head.hasPrefix("…") && head.hasSuffix("t"))
    expect(tail.hasPrefix("a") && tail.hasSuffix("…"))
    expect(middle.hasPrefix("a") && middle.hasSuffix("t") && middle.contains("…"))
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
      expect(!shown(mode).contains("…"))
    }
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    expect(modes.map(\.rawValue), equals: Array(0...5))
  }

  @Test func `paragraph styles are equal when all they say is`() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    for style in [one, other] { style.lineSpacing = 4 }
    expect(one == other && one.hash == other.hash && one == one.copy() as? NSParagraphStyle)
    other.alignment = .center
    expect(one != other && one != NSParagraphStyle.default)
  }

  @Test func `lines break between words, between characters, or not at all`() {
    func shown(_ mode: NSLineBreakMode) -> [String] {
      let label = label("one twothree", width: 60, lines: 0)
      label.lineBreakMode = mode
      return lines(label)
    }
    expect(shown(.byWordWrapping).first, equals: "one")
    expect(shown(.byCharWrapping).first?.hasPrefix("one t"), equals: true)
    expect(shown(.byClipping).count, equals: 1)
  }

  @Test func `lines stand at the left, in the middle, at the right, or where reading begins`() {
    func left(_ alignment: NSTextAlignment, isMirrored: Bool = false) -> CGFloat {
      let label = label("word", width: 200)
      label.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      label.textAlignment = alignment
      return layout(label)?.lines.first?.origin.x ?? .nan
    }
    expect(UILabel().textAlignment, equals: NSTextAlignment.natural)
    expect(left(.left) == 0 && left(.natural) == 0)
    let right = left(.right)
    expect(right > 100 && abs(left(.center) - right / 2) < 0.01)
    expect(left(.natural, isMirrored: true) == right && left(.left, isMirrored: true) == 0)
    let all: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    expect(all.map(\.rawValue), equals: Array(0...4))
  }

  @Test func `the host is asked for lines where they stand`() {
    let asked: [(NSTextAlignment, TextRequest.Alignment)] = [
      (.left, .left), (.center, .center), (.right, .right), (.justified, .justified),
    ]
    for (alignment, expected) in asked {
      for isMirrored in [false, true] {
        expect(TextRequest.Alignment(alignment, isRightToLeft: isMirrored), equals: expected)
      }
    }
    expect(TextRequest.Alignment(.natural, isRightToLeft: true), equals: .right)
  }

  @Test func `strategies of breaking lines have UIKit's bits, and change where lines end`() {
    let strategies: [NSParagraphStyle.LineBreakStrategy] = [.pushOut, .hangulWordPriority]
    expect(strategies.map(\.rawValue), equals: [1, 2])
    expect(NSParagraphStyle.LineBreakStrategy.standard.rawValue, equals: 0xFFFF)
    let label = label("one two three four", width: 120, lines: 0)
    label.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    expect(lines(label).last, equals: "four")
    label.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.pushOut
    expect(lines(label).last, equals: "three four")
  }

  @Test func `a descriptor tells of a font, and makes one like it`() throws {
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let descriptor: UIFontDescriptor = font.fontDescriptor
    expect(descriptor.pointSize == 17 && descriptor.symbolicTraits == .traitBold)
    expect(UIFont(descriptor: descriptor, size: 0), equals: font)
    expect(UIFont(descriptor: descriptor, size: 30).pointSize, equals: 30)
    expect(descriptor.withSize(12).pointSize == 12 && descriptor.pointSize == 17)
    expect(descriptor, equals: UIFont.boldSystemFont(ofSize: 17).fontDescriptor)
    expect(descriptor != descriptor.withSize(12))
    let named = UIFontDescriptor(name: "Courier-Italic", size: 9)
    expect(named.pointSize == 9 && named.symbolicTraits == .traitItalic)
    expect(named.postscriptName, equals: "Courier-Italic")
    expect(UIFont(descriptor: named.withFamily("Menlo"), size: 0).familyName, equals: "Menlo")
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)
    expect(body.pointSize, equals: 21)
    expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize, equals: 17)
  }

  @Test func `a descriptor changes the kind of its letters, and keeps the rest`() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let traits: [UIFontDescriptor.SymbolicTraits] = [.traitItalic, .traitBold, .traitMonoSpace]
    for trait in traits {
      let changed = try #require(plain.withSymbolicTraits(trait))
      expect(changed.symbolicTraits == trait && changed.pointSize == 17)
    }
    let all = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    expect(all.symbolicTraits, equals: [.traitBold, .traitItalic])
    expect(try #require(all.withSymbolicTraits([])).symbolicTraits.isEmpty)
    expect(UIFont.systemFont(ofSize: 9, weight: .medium).fontDescriptor.symbolicTraits.isEmpty)
    expect(traits.map(\.rawValue), equals: [1, 2, 1024])
  }

  @Test func `the system font has faces, and other fonts have none`() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    func face(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
      plain.withDesign(design)
    }
    expect(try #require(face(.monospaced)).symbolicTraits, equals: .traitMonoSpace)
    let serif = try #require(face(.serif))
    expect(serif != plain && serif.pointSize == 17)
    expect(serif.withDesign(.default) == plain && face(.rounded) == plain)
    expect(face(UIFontDescriptor.SystemDesign(rawValue: "no such face")) == nil)
    expect(UIFontDescriptor(name: "Courier", size: 9).withDesign(.serif) == nil)
    let designs: [UIFontDescriptor.SystemDesign] = [.default, .serif, .rounded, .monospaced]
    expect(
      designs.map(\.rawValue),
      equals: ["Default", "Serif", "Rounded", "Monospaced"].map { "NSCTFontUIFontDesign\($0)" })
  }
}
