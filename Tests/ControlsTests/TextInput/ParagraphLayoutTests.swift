// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import RandomTesting
import Testing
import ViewStage
import ViewTree

@testable import Controls

/// Long texts, set in lines paragraph by paragraph.
@MainActor
struct ParagraphLayoutTests {
  private static let pieces = [
    "a", "\n", "\r", "\r\n", "é", "e\u{301}", "👨‍👩‍👧", "long words here ", "\u{2028}", "\u{301}",
    "\n\n",
    "가나다", " ",
  ]

  /// `text` with one part of it replaced by random pieces.
  private func edited(_ text: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &random)
    let end = min(scalars.count, start + Int.random(in: 0...4, using: &random))
    let new = (0..<Int.random(in: 0...3, using: &random))
      .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    scalars.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
    var result = ""
    result.unicodeScalars.append(contentsOf: scalars)
    return result
  }

  @Test func `paragraphs count what the text counts after each edit`() {
    var random = SeededGenerator(seed: 42)
    var (table, text) = (ParagraphTable(), "")
    for step in 0..<(FullRun.isAsked ? 20_000 : 600) {
      text = step % 150 == 0 ? "" : edited(text, &random)
      _ = table.update(to: text)
      let joined = table.paragraphs.map(\.text).joined()
      #expect(Array(joined.utf8) == Array(text.utf8))
      let areEnded = table.paragraphs.dropLast().map(\.isEnded)
      #expect(!areEnded.contains(false))
      var unit = 0
      for (index, character) in text.enumerated() {
        #expect(table.unit(atCharacter: index) == unit && table.character(atUnit: unit) == index)
        unit += String(character).utf16.count
      }
      #expect(table.starts.last?.units == unit)
    }
  }

  @Test(arguments: [TextRequest.Alignment.left, .center, .right])
  func `lines and places are those of the text set as a whole`(alignment: TextRequest.Alignment) {
    var random = SeededGenerator(seed: 7)
    let host = BlockTextMeasurer()
    var request = TextRequest(
      text: "", font: FontDescription(size: 10), width: 90, alignment: alignment,
      lineBreak: .wordWrapping)
    let layouts = ParagraphLayouts(request, by: host)
    for step in 0..<300 {
      request.text = step % 100 == 0 ? "one\ntwo two\n" : edited(request.text, &random)
      #expect(layouts.update(to: request, by: host))
      let whole = host.layout(request)
      #expect(layouts.layout.lines.map(\.text) == whole.lines.map(\.text))
      #expect(layouts.layout.size == whole.size)
      for (one, other) in zip(layouts.layout.lines, whole.lines) {
        #expect(abs(one.origin.x - other.origin.x) < 1e-9 && one.origin.y == other.origin.y)
      }
      let cells = host.cells(request)
      #expect(layouts.cells(in: 0..<cells.count + 1) == cells)
      for line in whole.lines.indices {
        let first = cells.firstIndex { $0.line >= line } ?? cells.count
        let end = cells[first...].firstIndex { $0.line > line } ?? cells.count
        #expect(layouts.characters(ofLine: line) == first..<end)
      }
    }
  }

  @Test func `a key in a long text sets one paragraph in lines`() throws {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(view)
    view.text = String(repeating: "lorem ipsum dolor sit amet\n", count: 1000)
    view.becomeFirstResponder()
    stage.wait(0.1)
    view.selectedRange = NSRange(location: 13_505, length: 0)
    stage.wait(0.1)
    let paragraphs = try #require(view.canvas.paragraphs)
    let before = paragraphs.layoutCount
    for key in ["x", "y", "\n"] {
      view.insertText(key)
      stage.wait(0.1)
    }
    #expect(view.canvas.paragraphs === paragraphs)
    #expect(paragraphs.layoutCount == before + 4)
    #expect(view.contentSize.height > 1000 * view.canvas.lineHeight)
  }
}
