// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionViewTree

/// Tests of tab stops, attribute keys that change letters, and plain text documents.
@MainActor
struct TabTests {
  /// A font whose characters are 5 points wide.
  private let font = UIFont.systemFont(ofSize: 10)

  private func style(_ stops: NSTextTab...) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.tabStops = stops
    return style
  }

  private func drawn(_ text: String, _ style: NSParagraphStyle? = nil, width: CGFloat = 400)
    -> [String]
  {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes[.paragraphStyle] = style
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label.contentCommands().compactMap { command in
      guard case .text(let layout, let origin, _) = command, let line = layout.lines.first,
        line.text != "\t"
      else { return nil }
      return "\(line.text) \(origin.x)"
    }
  }

  @Test func `tabs lead to places that are 28 points from each other`() {
    expect(drawn("a\tb\tc"), equals: ["a 0.0", "b 28.0", "c 56.0"])
    expect(drawn("abcdef\tb"), equals: ["abcdef 0.0", "b 56.0"])
    expect(
      NSParagraphStyle.default.tabStops.map(\.location), equals: (1...12).map { 28 * CGFloat($0) })
  }

  @Test func `text begins, ends or has its middle at a tab`() {
    let stops = style(
      NSTextTab(textAlignment: .right, location: 50),
      NSTextTab(textAlignment: .center, location: 100),
      NSTextTab(textAlignment: .left, location: 150, options: [:]))
    expect(
      drawn("a\tbcd\tefgh\ti", stops), equals: ["a 0.0", "bcd 35.0", "efgh 90.0", "i 150.0"])
    let points = style(
      NSTextTab(
        textAlignment: .right, location: 60,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)]))
    expect(drawn("\t12.5", points), equals: ["12.5 50.0"])
  }

  @Test func `a hanging paragraph's tab leads to its other lines`() {
    let stops = style(NSTextTab(textAlignment: .left, location: 20))
    stops.headIndent = 20
    let lines = drawn("•\tone two", stops, width: 45)
    expect(lines, equals: ["• 0.0", "one 20.0", "two 20.0"])
  }

  @Test func `behind the last stop tabs follow an interval`() {
    let stops = style(NSTextTab(textAlignment: .left, location: 30))
    stops.defaultTabInterval = 40
    expect(drawn("a\tb\tc\td", stops), equals: ["a 0.0", "b 30.0", "c 40.0", "d 80.0"])
    expect(stops.defaultTabInterval, equals: 40)
  }

  @Test func `stops are added in order and taken away`() {
    let style = style()
    style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    expect(style.tabStops.map(\.location), equals: [10, 30])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    expect(style.tabStops.map(\.location) == [10] && style.tabStops[0].alignment == .left)
    expect(style.tabStops[0].options.isEmpty)
    expect(NSTextTab.OptionKey(rawValue: "x") != .columnTerminators)
    expect((style.copy() as? NSParagraphStyle)?.tabStops.count, equals: 1)
  }

  @Test func `a character behind a tab is found where it stands`() {
    let text = NSAttributedString(string: "a\tb", attributes: [.font: font])
    let parted = AttributedText(
      text,
      AttributedText.Defaults(
        font: font, color: .black, alignment: .natural, lineBreak: .byWordWrapping,
        isRightToLeft: false, overridesFont: false, overridesColor: false, shown: { $0.hostFont }))
    let host = BlockTextMeasurer()
    var setter = StyledTextSetter(
      StyledRequest(text: parted.styled, width: 100, maximumLines: 0), host: host)
    let cells = StyledCells(setter.set(), host: host).cells(of: "a\tb")
    expect(cells.map(\.leading) == [0, 5, 28] && cells.map(\.trailing) == [5, 28, 33])
  }

  @Test func `letters lean, and stand without ligatures`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = NSAttributedString(
      string: "fi", attributes: [.font: font, .obliqueness: 0.25, .ligature: 0])
    guard case .drawing(let drawing)? = label.contentCommands().first,
      case .command(.text(let layout, let origin, _))? = drawing.steps.first
    else {
      Issue.record("nothing leans")
      return
    }
    expect(layout.font.features == "clig=0,liga=0" && drawing.transform.c == -0.25)
    // The baseline stays.
    expect(origin.applying(drawing.transform), equals: origin)
    let keys: [NSAttributedString.Key] = [.expansion, .writingDirection]
    expect(keys.map(\.rawValue), equals: ["NSExpansion", "NSWritingDirection"])
  }

  @Test func `documents of plain text are read and written`() throws {
    let encoding = NSAttributedString.DocumentReadingOptionKey.characterEncoding.rawValue
    expect(encoding, equals: NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue)
    var said: NSDictionary?
    let text = try NSAttributedString(
      data: Data("Grüße".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: &said)
    expect(text.string == "Grüße" && said?["DocumentType"] as? String == "NSPlainText")
    let wide = try text.data(
      from: NSRange(location: 0, length: 2),
      documentAttributes: [
        .documentType: NSAttributedString.DocumentType.plain,
        .characterEncoding: String.Encoding.utf16LittleEndian.rawValue,
      ])
    expect(Array(wide), equals: [0x47, 0, 0x72, 0])
    let font = font
    let read = try NSAttributedString(
      data: wide,
      options: [
        .characterEncoding: String.Encoding.utf16LittleEndian.rawValue,
        .defaultAttributes: [NSAttributedString.Key.font: font],
      ], documentAttributes: nil)
    expect(read.string, equals: "Gr")
    expect(read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, equals: font)
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data(), options: [.documentType: "NSHTML"], documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try text.data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
    }
  }
}
