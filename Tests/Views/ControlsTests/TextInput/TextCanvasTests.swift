// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import RandomTesting
import Testing
import ViewStage

@testable import MullionTextInput

/// Tests of the positions of characters and carets in an edited text, and of hit testing them.
@MainActor
struct TextCanvasTests {
  private static func canvas(_ random: inout SeededGenerator) -> TextCanvas {
    let words = [
      "a", "word ", "longer words ", "\n", "é", "👩‍👧", "\n\n", " ", "12345678901234567890",
    ]
    let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      words.randomElement(using: &random) ?? ""
    }.joined()
    let canvas = TextCanvas(frame: CGRect(x: 0, y: 0, width: 150, height: 600))
    canvas.request = TextRequest(
      text: text, font: FontDescription(size: 17), width: 150, maximumLines: 0)
    return canvas
  }

  @Test(arguments: 0..<60)
  func `lines hold all characters, one after the other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let canvas = Self.canvas(&random)
    let count = canvas.request.text.count
    var next = 0
    for line in 0..<canvas.lineCount {
      let range = canvas.indexes(ofLine: line)
      expect(range.lowerBound == next || range.isEmpty, "line \(line)")
      next = max(next, range.upperBound)
      for index in range {
        expect(canvas.line(at: index), equals: line)
        expect(canvas.cells(in: index..<index + 1).first?.line, equals: line)
      }
    }
    expect(next, equals: count)
    expect(canvas.textHeight, equals: CGFloat(canvas.lineCount) * canvas.lineHeight)
  }

  @Test(arguments: 0..<60)
  func `a person who points at a caret means its character`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let canvas = Self.canvas(&random)
    for index in 0...canvas.request.text.count {
      let caret = canvas.caretRect(at: index)
      expect(caret.width == TextCanvas.caretWidth && caret.height == canvas.lineHeight)
      expect(caret.minY, equals: CGFloat(canvas.line(at: index)) * canvas.lineHeight)
      let found = canvas.index(at: CGPoint(x: caret.midX, y: caret.midY))
      // Where several characters stand at one place, another one of them is found.
      expect(canvas.caretRect(at: found), equals: caret, "\(index) is \(found)")
    }
    expect(canvas.index(at: CGPoint(x: -50, y: -50)), equals: 0)
  }

  @Test(arguments: 0..<40)
  func `the rectangles of a range are those of its characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let canvas = Self.canvas(&random)
    let count = canvas.request.text.count
    let bounds = [
      Int.random(in: 0...count, using: &random), .random(in: 0...count, using: &random),
    ]
    let range = (bounds.min() ?? 0)..<(bounds.max() ?? 0)
    let rects = canvas.rects(of: range)
    let cells = canvas.cells(in: range)
    expect(cells.count, equals: range.count)
    let width = cells.reduce(0) { $0 + abs($1.trailing - $1.leading) }
    expect(abs(rects.reduce(0) { $0 + $1.width } - width) < 0.1)
    expect(Set(rects.map(\.minY)).count, equals: Set(cells.map(\.line)).count)
    for (rect, other) in zip(rects, rects.dropFirst()) { expect(rect.minY <= other.minY) }
  }

  @Test func `what is edited is drawn below the text, and the caret above it`() {
    let canvas = TextCanvas(frame: CGRect(x: 0, y: 0, width: 150, height: 60))
    canvas.request = TextRequest(text: "some text", font: FontDescription(size: 17), width: 150)
    expect(canvas.ownCommands().count, equals: 1)
    canvas.isEditing = true
    canvas.caret = 2
    expect(canvas.ownCommands().count, equals: 2)
    guard case .fill(let caret, _)? = canvas.ownCommands().last else {
      Issue.record("no caret")
      return
    }
    expect(caret.rect, equals: canvas.caretRect(at: 2))
    canvas.showsCaret = false
    expect(canvas.ownCommands().count, equals: 1)
    canvas.showsCaret = true
    canvas.selection = 0..<4
    let commands = canvas.ownCommands()
    guard case .fill(let selected, _)? = commands.first, commands.count == 2 else {
      Issue.record("\(commands)")
      return
    }
    expect(selected.rect, equals: canvas.rects(of: 0..<4).first)
    canvas.marked = 5..<9
    expect(canvas.ownCommands().count, equals: 3)
    canvas.found = [0..<4: .found, 5..<9: .highlighted]
    expect(canvas.ownCommands().count, equals: 5)
    canvas.dropCaret = 1
    expect(canvas.ownCommands().count, equals: 6)
  }
}
