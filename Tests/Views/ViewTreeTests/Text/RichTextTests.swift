// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of reading and writing rich text documents.
struct RichTextTests {
  private func read(_ source: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, _ place: Int) -> UIFont? {
    text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  @Test func `characters are read with their fonts, colours and lines`() throws {
    let text = try read(
      #"""
      {\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fnil Courier;}}{\colortbl;\red255\green0\blue0;}
      {\*\generator Somebody;}{\info{\title Left out}}
      \pard\f0\fs40 big {\b bold\b0  \i italic}\par
      \cf1\ul red\ulnone\strike gone\strike0\cb1 ground}
      """#)
    expect(text.string, equals: "big bold italic\nredgoneground")
    expect(font(text, 0)?.pointSize == 20 && font(text, 0)?.familyName == "Courier")
    expect(font(text, 4)?.fontDescriptor.symbolicTraits.contains(.traitBold), equals: true)
    expect(font(text, 9)?.fontDescriptor.symbolicTraits.contains(.traitBold), equals: false)
    expect(font(text, 9)?.fontDescriptor.symbolicTraits.contains(.traitItalic), equals: true)
    let color = text.attribute(.foregroundColor, at: 16, effectiveRange: nil) as? UIColor
    expect(color, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect(text.attribute(.underlineStyle, at: 16, effectiveRange: nil) as? Int, equals: 1)
    expect(text.attribute(.underlineStyle, at: 19, effectiveRange: nil) == nil)
    expect(text.attribute(.strikethroughStyle, at: 19, effectiveRange: nil) as? Int, equals: 1)
    expect(text.attribute(.backgroundColor, at: 24, effectiveRange: nil) != nil)
  }

  @Test func `signs outside of ASCII are read`() throws {
    let text = try read(
      #"{\rtf1\ansi\ansicpg1252\uc1 Gr\'fc\'dfe \u8364?\u-10179?\u-8704? a\~b\emdash\{\}\\\tab "#
        + #"c\line d}"#)
    expect(text.string, equals: "Grüße €😀 a\u{A0}b—{}\\\tc\u{2028}d")
  }

  @Test func `paragraphs are read with their styles`() throws {
    let text = try read(
      #"{\rtf1\pard\qc\li400\fi-200\sb120\sa240\sl360\slmult1 one\par"#
        + #"\pard\qr\ri100\tqc\tx720\tx1440 two}"#)
    let one = try #require(
      text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    expect(one.alignment == .center && one.headIndent == 20 && one.firstLineHeadIndent == 10)
    expect(one.paragraphSpacingBefore == 6 && one.paragraphSpacing == 12)
    expect(one.lineHeightMultiple, equals: 1.5)
    let two = try #require(
      text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle)
    expect(two.alignment == .right && two.tailIndent == -5)
    expect(two.tabStops.map(\.location), equals: [36, 72])
    expect(two.tabStops.map(\.alignment), equals: [.center, .left])
  }

  @Test func `links are read, pictures left out`() throws {
    let text = try read(
      #"{\rtf1 a {\field{\*\fldinst HYPERLINK "https://example.com/a"}{\fldrslt link}} b"#
        + #"{\pict 0102}{\*\unknown no} c}"#)
    expect(text.string, equals: "a link b c")
    expect(
      text.attribute(.link, at: 3, effectiveRange: nil) as? URL,
      equals: URL(string: "https://example.com/a"))
    expect(text.attribute(.link, at: 7, effectiveRange: nil) == nil)
  }

  @Test func `a document is known by how it begins`() throws {
    var said: NSDictionary?
    let text = try NSAttributedString(
      data: Data(#"{\rtf1 hello}"#.utf8), documentAttributes: &said)
    expect(text.string == "hello" && said?["DocumentType"] as? String == "NSRTF")
    #expect(throws: CocoaError.self) { try read("no document") }
    expect(NSAttributedString.DocumentType.html.rawValue, equals: "NSHTML")
  }

  @Test func `what is broken is read as far as it goes`() throws {
    expect(try read(#"{\rtf1 one {\b two"#).string, equals: "one two")
    expect(try read(#"{\rtf1 one}}} more"#).string, equals: "one")
    expect(try read(#"{\rtf1 a\'"#).string.hasPrefix("a"))
    expect(try read(#"{\rtf1\cf99\f77\fs0\fs-4 a}"#).string, equals: "a")
    expect(try read(#"{\rtf1\bin99999 a}"#).string, equals: "")
  }

  @Test func `what is written is read again`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.headIndent = 12
    style.firstLineHeadIndent = 24
    style.tailIndent = -6
    style.paragraphSpacing = 8
    style.lineSpacing = 3
    style.lineHeightMultiple = 1.25
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90, options: [:])]
    let text = NSMutableAttributedString(
      string: "Grüße {1}\\2\t€😀\n",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 17), .paragraphStyle: style,
        .foregroundColor: UIColor(red: 0, green: 0.2, blue: 0.4, alpha: 1), .kern: 1.5,
        .baselineOffset: 2.0,
      ])
    let address = try #require(URL(string: "https://example.com/x?y=1"))
    text.append(
      NSAttributedString(
        string: "second",
        attributes: [
          .font: UIFont.monospacedSystemFont(ofSize: 11, weight: .regular),
          .backgroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1),
          .underlineStyle: NSUnderlineStyle.double.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue, .link: address,
        ]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    expect(data.allSatisfy { $0 < 0x80 })
    let again = try NSAttributedString(data: data, documentAttributes: nil)
    expect(again.string, equals: text.string)
    expect(font(again, 0), equals: UIFont.boldSystemFont(ofSize: 17))
    let read = try #require(
      again.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    expect(read, equals: style)
    let color = again.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    expect(color, equals: UIColor(red: 0, green: 0.2, blue: 0.4, alpha: 1))
    expect(again.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat, equals: 1.5)
    expect(again.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? CGFloat, equals: 2)
    let last = again.length - 1
    expect(font(again, last)?.pointSize, equals: 11)
    expect(font(again, last)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace), equals: true)
    expect(again.attribute(.underlineStyle, at: last, effectiveRange: nil) as? Int, equals: 9)
    expect(again.attribute(.strikethroughStyle, at: last, effectiveRange: nil) as? Int, equals: 1)
    expect(again.attribute(.link, at: last, effectiveRange: nil) as? URL, equals: address)
    expect(again.attribute(.backgroundColor, at: last, effectiveRange: nil) != nil)
  }
}
