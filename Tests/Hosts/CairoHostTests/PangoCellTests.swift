// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO
import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the character cells of text that Pango lays out.
struct PangoCellTests {
  private let font = FontDescription(size: 20)

  private func cells(_ text: String, width: CGFloat = .infinity) throws -> [TextCell] {
    try PangoTextMeasurer().cells(
      TextRequest(text: text, font: font, width: width, lineBreak: .wordWrapping))
  }

  @Test func `cells stand one behind the other`() throws {
    let cells = try cells("Wide i")
    expect(cells.count, equals: 6)
    for (one, next) in zip(cells, cells.dropFirst()) {
      expect(abs(one.trailing - next.leading) < 0.01)
    }
    expect(cells[0].trailing - cells[0].leading > cells[5].trailing - cells[5].leading)
  }

  @Test func `letters from right to left have their end at the left`() throws {
    let cells = try cells("ab אב")
    expect(cells.count, equals: 5)
    expect(cells[0].leading < cells[0].trailing)
    expect(cells[3].leading > cells[3].trailing)
    expect(cells[3].leading > cells[4].leading)
  }

  @Test func `characters of several scalars have one cell`() throws {
    expect(try cells("e\u{301}👨‍👩‍👧🇩🇪x").count, equals: 4)
  }

  @Test func `lines are those of the layout`() throws {
    let text = "some words that wrap\n\nend"
    let cells = try cells(text, width: 90)
    expect(cells.count, equals: text.count)
    let layout = try PangoTextMeasurer().layout(
      TextRequest(text: text, font: font, width: 90, lineBreak: .wordWrapping))
    expect(cells.last?.line, equals: layout.lines.count - 1)
    expect(cells.map(\.line), equals: cells.map(\.line).sorted())
  }
}
#endif
