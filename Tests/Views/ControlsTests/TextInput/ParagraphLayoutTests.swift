// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import RandomTesting
import Testing
import ViewStage
@testable import MullionTextInput

@testable import MullionControls

/// Tests of long texts that are laid out paragraph by paragraph.
@MainActor
struct ParagraphLayoutTests {
  private static let pieces = [
    "a", "\n", "\r", "\r\n", "é", "e\u{301}", "👨‍👩‍👧", "long words here ", "\u{2028}", "\u{301}",
    "\n\n",
    "가나다", " ",
  ]

  /// Returns `text` with one part replaced by random pieces.
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

  private func pieces(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &random))
      .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private func check(_ buffer: EditBuffer, is text: String) {
    expect(Array(buffer.text.utf8), equals: Array(text.utf8))
    let paragraphs = (0..<buffer.paragraphs.count).map(buffer.paragraphText)
    expect(Array(paragraphs.joined().utf8), equals: Array(text.utf8))
    let areEnded = paragraphs.dropLast().allSatisfy { $0.utf8.last == 0x0A }
    expect(areEnded && paragraphs.last?.utf8.last != 0x0A)
    var unit = 0
    for (index, character) in text.enumerated() {
      expect(buffer.offset(ofCharacter: index) == unit && buffer.character(at: unit) == index)
      unit += String(character).utf16.count
      expect(buffer.snapped(unit - 1), equals: unit - String(character).utf16.count)
    }
    expect(buffer.count, equals: unit)
  }

  @Test func `paragraphs count what the text counts after each edit`() {
    var random = SeededGenerator(seed: 42)
    var (buffer, text) = (EditBuffer(), "")
    for step in 0..<(FullRun.isEnabled ? 20_000 : 600) {
      text = step % 150 == 0 ? "" : edited(text, &random)
      buffer.follow(text)
      check(buffer, is: text)
    }
  }

  @Test func `an edit that is taken back leaves the text and the selection as they were`() {
    var random = SeededGenerator(seed: 43)
    var buffer = EditBuffer()
    for step in 0..<(FullRun.isEnabled ? 20_000 : 400) {
      if step % 150 == 0 { buffer.follow("") }
      let (before, anchor, focus) = (buffer.text, buffer.anchor, buffer.focus)
      let start = Int.random(in: 0...buffer.count, using: &random)
      let end = min(buffer.count, start + Int.random(in: 0...4, using: &random))
      let edit = buffer.replace(start..<end, with: pieces(&random))
      let (after, caret) = (buffer.text, buffer.focus)
      check(buffer, is: after)
      let redo = buffer.apply(edit)
      check(buffer, is: before)
      expect(buffer.anchor == anchor && buffer.focus == focus)
      _ = buffer.apply(redo)
      check(buffer, is: after)
      expect(buffer.focus, equals: caret)
    }
  }

  @Test func `the change since a version leads from its paragraphs to the present ones`() {
    var random = SeededGenerator(seed: 44)
    var buffer = EditBuffer("one\ntwo\nthree\n")
    func paragraphs() -> [String] { (0..<buffer.paragraphs.count).map(buffer.paragraphText) }
    for _ in 0..<100 {
      var followed = paragraphs()
      let version = buffer.paragraphs.version
      expect(buffer.paragraphs.change(since: version)?.isEmpty, equals: true)
      for _ in 0..<Int.random(in: 1...16, using: &random) {
        let start = Int.random(in: 0...buffer.count, using: &random)
        let end = min(buffer.count, start + Int.random(in: 0...9, using: &random))
        buffer.replace(start..<end, with: pieces(&random))
      }
      guard let change = buffer.paragraphs.change(since: version) else {
        Issue.record("16 changes are too many")
        return
      }
      followed.replaceSubrange(change.removed, with: change.made.map(buffer.paragraphText))
      expect(followed.map { Array($0.utf8) }, equals: paragraphs().map { Array($0.utf8) })
    }
    let version = buffer.paragraphs.version
    for _ in 0..<17 { buffer.replace(0..<0, with: "x") }
    expect(buffer.paragraphs.change(since: version) == nil)
  }

  @Test func `running sums are those of the extents after each exchange`() {
    var random = SeededGenerator(seed: 45)
    var (sums, extents) = (RunningSums<Int>(), [Int]())
    for _ in 0..<500 {
      let start = Int.random(in: 0...extents.count, using: &random)
      let end = min(extents.count, start + Int.random(in: 0...3, using: &random))
      let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Int.random(in: 0...5, using: &random)
      }
      extents.replaceSubrange(start..<end, with: new)
      sums.replace(start..<end, with: new)
      expect(sums.count, equals: extents.count)
      let starts = (0...extents.count).map { extents[..<$0].reduce(0, +) }
      expect((0...sums.count).map { sums[$0] }, equals: starts)
      let place = Int.random(in: 0...10, using: &random)
      let last = starts.dropLast().lastIndex { $0 <= place } ?? 0
      expect(sums.last { $0 <= place }, equals: last)
    }
  }

  @Test(arguments: [TextRequest.Alignment.left, .center, .right])
  func `lines and places are those of the text set as a whole`(alignment: TextRequest.Alignment) {
    var random = SeededGenerator(seed: 7)
    let host = BlockTextMeasurer()
    var request = TextRequest(
      text: "", font: FontDescription(size: 10), width: 90, alignment: alignment,
      lineBreak: .wordWrapping)
    var buffer = EditBuffer()
    let layouts = ParagraphLayouts(buffer, request, by: host)
    let bare = request
    for step in 0..<300 {
      request.text = step % 100 == 0 ? "one\ntwo two\n" : edited(request.text, &random)
      buffer.follow(request.text)
      expect(layouts.update(to: buffer, bare) != nil)
      let whole = host.layout(request)
      let set = layouts.layout(of: 0..<layouts.lineCount)
      expect(set.lines.map(\.text), equals: whole.lines.map(\.text))
      expect(set.size == whole.size && layouts.size == whole.size)
      for (one, other) in zip(set.lines, whole.lines) {
        expect(abs(one.origin.x - other.origin.x) < 1e-9 && one.origin.y == other.origin.y)
      }
      let cells = host.cells(request)
      expect(layouts.cells(in: 0..<cells.count + 1), equals: cells)
      for line in whole.lines.indices {
        let first = cells.firstIndex { $0.line >= line } ?? cells.count
        let end = cells[first...].firstIndex { $0.line > line } ?? cells.count
        expect(layouts.characters(ofLine: line), equals: first..<end)
      }
    }
  }

  /// Returns a text view that is being edited and has a text of many paragraphs.
  private func longView(on stage: Stage, _ change: (UITextView) -> Void = { _ in }) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(view)
    change(view)
    view.text = String(repeating: "lorem ipsum dolor sit amét\n", count: 1000)
    view.becomeFirstResponder()
    stage.wait(0.1)
    return view
  }

  @Test(arguments: [0, 13_505, 27_000], [true, false])
  func `a key in a long text sets one paragraph in lines`(place: Int, isScrolled: Bool) throws {
    let stage = Stage()
    let view = longView(on: stage) { $0.isScrollEnabled = isScrolled }
    view.selectedRange = NSRange(location: place, length: 0)
    stage.wait(0.1)
    let paragraphs = try #require(view.canvas.paragraphs)
    let before = paragraphs.layoutCount
    func height() -> CGFloat {
      isScrolled ? view.contentSize.height : view.sizeThatFits(view.bounds.size).height
    }
    for key in ["x", "y", "\n"] {
      view.insertText(key)
      expect(height() > 1000 * view.canvas.lineHeight)
      stage.wait(0.1)
    }
    view.deleteBackward()
    stage.wait(0.1)
    expect(view.canvas.paragraphs === paragraphs)
    expect(paragraphs.layoutCount, equals: before + 5)
    expect(view.undoManager?.canUndo, equals: true)
  }

  @Test(arguments: [0, 13_505, 27_000])
  func `a key in a long text changes the text in place`(place: Int) {
    let stage = Stage()
    let view = longView(on: stage)
    view.selectedRange = NSRange(location: place, length: 0)
    func key(_ edit: () -> Void) -> UnsafePointer<UInt8>? {
      edit()
      stage.wait(0.1)
      return view.editor.buffer.text.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    }
    // The first ones copy the application's text, and leave room for more.
    view.insertText("x")
    let storage = key { view.insertText("x") }
    expect(key { view.insertText("y") }, equals: storage)
    expect(key { view.insertText("\n") }, equals: storage)
    expect(key { view.deleteBackward() }, equals: storage)
    expect(key { view.undoManager?.undo() }, equals: storage)
    expect(storage != nil)
  }

  /// Returns the baselines of the lines that a view draws, in its coordinate space.
  private func baselines(of view: UITextView) -> [CGFloat] {
    view.canvas.ownCommands().flatMap { command -> [CGFloat] in
      guard case .text(let layout, let origin, _) = command else { return [] }
      return layout.lines.map { $0.origin.y + origin.y + view.canvas.frame.minY }
    }
  }

  @Test func `a long text draws the lines in sight and as many above and below`() {
    let stage = Stage()
    let view = longView(on: stage)
    let height = view.canvas.lineHeight
    for offset: CGFloat in [0, 5000, 5040, view.contentSize.height - 200] {
      view.contentOffset.y = offset
      stage.wait(0.1)
      let drawn = baselines(of: view)
      expect(drawn.count <= 3 * (Int(200 / height) + 2))
      let seen = drawn.filter { (offset..<offset + 200).contains($0) }
      expect(seen.count >= Int(200 / height) - 1)
      expect(zip(seen, seen.dropFirst()).allSatisfy { abs($1 - $0 - height) < 0.01 })
    }
    view.selectAll(nil)
    stage.wait(0.1)
    expect(view.canvas.ownCommands().count < 100)
    view.text = String(repeating: "lorem\n", count: 200)
    stage.wait(0.1)
    expect(baselines(of: view).count, equals: 201)
  }

  @Test func `undoing takes back what an input method and keys put in a text`() {
    let stage = Stage()
    let view = longView(on: stage)
    let text = view.text
    view.selectedRange = NSRange(location: 10, length: 0)
    view.insertText("e")
    view.insertText("\u{301}")
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
    view.unmarkText()
    view.deleteBackward()
    expect(view.text.hasPrefix("lorem ipsue\u{301}か"))
    let edited = view.text
    while view.undoManager?.canUndo == true { view.undoManager?.undo() }
    expect(view.text, equals: text)
    expect(view.selectedRange, equals: NSRange(location: 10, length: 0))
    while view.undoManager?.canRedo == true { view.undoManager?.redo() }
    expect(view.text, equals: edited)
  }
}
