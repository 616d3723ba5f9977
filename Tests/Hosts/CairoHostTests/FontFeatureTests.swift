// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of font features, tab stops and italic text that Pango lays out.
@MainActor
@Suite(.serialized)
struct FontFeatureTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    measurer.layout(TextRequest(text: text, font: font.hostFont, width: .infinity)).size.width
  }

  @Test func `digits that are to be equally wide are`() throws {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    expect(abs(width("1111", digits) - width("8888", digits)) < 0.01)
    // Only where the font has others at all.
    guard width("1111", .systemFont(ofSize: 20)) < width("8888", .systemFont(ofSize: 20)) else {
      return
    }
    let off = UIFont(
      descriptor: digits.fontDescriptor.addingAttributes([
        .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 1]]
      ]), size: 0)
    expect(width("1111", off) < width("8888", off))
  }

  private func line(_ text: String, _ tabs: [TextTab], indent: CGFloat = 0, width: CGFloat = 400)
    -> TextLayout
  {
    var request = TextRequest(text: text, font: FontDescription(size: 17), width: width)
    request.runs = [TextRun(length: text.utf8.count, font: FontDescription(size: 17))]
    request.tabs = tabs
    request.firstIndent = indent
    request.lineBreak = .wordWrapping
    return measurer.layout(request)
  }

  @Test func `tabs lead to their places`() throws {
    let tabs = [
      TextTab(place: 60, alignment: .left), TextTab(place: 150, alignment: .right),
      TextTab(place: 250, alignment: .center),
    ]
    let set = try #require(line("one\ttwo\tthree\tfour", tabs).lines.first)
    func piece(_ text: String) throws -> TextPiece {
      try #require(set.pieces.first { $0.text == text })
    }
    expect(abs(try piece("two").x - 60) < 0.1)
    let right = try piece("three")
    expect(abs(right.x + right.width - 150) < 0.5)
    let middle = try piece("four")
    expect(abs(middle.x + middle.width / 2 - 250) < 0.5)
    expect(set.pieces.filter { $0.text == "\t" }.count, equals: 3)
    // The places are forgotten with the text.
    let after = try #require(line("one\ttwo", []).lines.first)
    expect(abs((after.pieces.last?.x ?? 60) - 60) > 0.1)
  }
}

#endif
