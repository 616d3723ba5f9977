// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import RandomTesting
import Testing

@testable import MullionTextInput

/// Tests of a text editor, compared with a list of characters, and of its undo history, compared with a stack
/// of texts.
@MainActor
struct TextEditorTests {
  /// A host that accepts any typed text except "x".
  private final class Host: TextEditorHost {
    var isTextEditable = true
    var isTextHidden = false
    var allowsEditingTextAttributes = false
    var isMultiline = false
    var changeCount = 0
    var selectionCount = 0
    var returnCount = 0
    var column: CGFloat?
    var linesPerPage = 3
    var caretInSurface: CGRect?
    var keyboardType = UIKeyboardType.default
    var hasText = true
    var enablesReturnKeyAutomatically = false
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    func editorMayReplace(_ range: Range<Int>, with text: String) -> Bool { !text.contains("x") }
    func editorDidChangeText() { changeCount += 1 }
    func editorDidChangeSelection() { selectionCount += 1 }
    func editorDidReturn() { returnCount += 1 }
    func editorOffset(from offset: Int, lines: Int) -> Int? { nil }
    func editorLine(at offset: Int) -> Range<Int> { 0..<offset }
  }

  /// A model of a text: its characters, and the earlier and later versions for undo and redo.
  private struct Model {
    var characters: [Character] = []
    var past: [[Character]] = []
    var future: [[Character]] = []
    /// Whether the next typed character joins the last edit.
    var isTyping = false

    /// Returns the number of characters before an offset in UTF-16 code units.
    func number(_ offset: Int) -> Int {
      var (left, number) = (offset, 0)
      while left > 0, number < characters.count {
        left -= characters[number].utf16.count
        number += 1
      }
      return number
    }

    mutating func replace(_ range: Range<Int>, with text: String, isTyped: Bool) {
      let joins = isTyped && isTyping
      if !joins { past.append(characters) }
      future = []
      isTyping = isTyped
      characters.replaceSubrange(number(range.lowerBound)..<number(range.upperBound), with: text)
    }
  }

  @Test(arguments: 0..<40)
  func `typing, deleting, selecting, undoing and redoing do as a list of characters`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let (editor, host) = (TextEditor(), Host())
    editor.host = host
    host.isMultiline = Bool.random(using: &random)
    var model = Model()
    for step in 0..<100 {
      let selection = editor.selection
      let changes = host.changeCount
      var isChange = true
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2:
        let text = ["a", "é", "👍", "bc", "\n", "x", "d\0"].randomElement(using: &random) ?? "a"
        isChange = editor.insert(text)
        expect(isChange, equals: (text != "x"))
        let plain = text == "d\0" ? "d" : text == "\n" && !host.isMultiline ? " " : text
        if isChange { model.replace(selection, with: plain, isTyped: selection.isEmpty) }
      case 3, 4:
        let isForward = Bool.random(using: &random)
        let range = editor.buffer.deletion(.character, forward: isForward)
        editor.delete(.character, forward: isForward)
        isChange = !range.isEmpty
        if isChange { model.replace(range, with: "", isTyped: false) }
      case 5:
        let count = editor.buffer.count
        let place = Int.random(in: 0...count, using: &random)
        let other = Int.random(in: max(0, place - 3)...count, using: &random)
        editor.select(anchor: place, focus: Bool.random(using: &random) ? place : other)
        isChange = false
      case 6:
        isChange = editor.undo()
        expect(isChange, equals: !model.past.isEmpty)
        if let text = model.past.popLast() {
          model.future.append(model.characters)
          model.characters = text
          model.isTyping = false
        }
      case 7:
        isChange = editor.redo()
        expect(isChange, equals: !model.future.isEmpty)
        if let text = model.future.popLast() {
          model.past.append(model.characters)
          model.characters = text
          model.isTyping = false
        }
      default:
        host.isTextEditable = false
        expect(!editor.insert("q") && !editor.undo() && !editor.redo())
        editor.delete(.document, forward: true)
        host.isTextEditable = true
        isChange = false
      }
      if !isChange, editor.selection != selection { model.isTyping = false }
      expect(editor.text, equals: String(model.characters), "step \(step)")
      expect(host.changeCount, equals: changes + (isChange ? 1 : 0), "step \(step)")
      expect(
        editor.buffer.snapped(editor.selection.lowerBound), equals: editor.selection.lowerBound)
      expect(editor.selection.upperBound <= editor.buffer.count)
    }
    while editor.undo() {}
    expect(editor.text, equals: String(model.past.first ?? model.characters))
  }

  @Test(arguments: 0..<20)
  func `what an input method shows is one edit, wherever and however often it changes`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let (editor, host) = (TextEditor(), Host())
    editor.host = host
    editor.setText("before after")
    editor.select(7..<7)
    var shown = ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      shown = ["か", "かん", "漢字", "k", "ka👍"].randomElement(using: &random) ?? "k"
      let caret = Int.random(in: 0...shown.count, using: &random)
      editor.receive(.preedit(shown, caret: caret))
      let end = 7 + shown.utf16.count
      expect(editor.text == "before \(shown)after" && editor.marked == 7..<end)
      expect(editor.selection.lowerBound, equals: 7 + shown.prefix(caret).utf16.count)
    }
    if Bool.random(using: &random) {
      editor.receive(.commit("漢"))
      expect(editor.text == "before 漢after" && editor.marked == nil)
      expect(editor.selection, equals: 8..<8)
    } else {
      editor.unmark()
      expect(editor.text == "before \(shown)after" && editor.marked == nil)
    }
    while editor.undo() {}
    expect(editor.text, equals: "before after")
  }

  @Test func `what is dropped is selected, and what is hidden is not copied`() {
    let (editor, host) = (TextEditor(), Host())
    editor.host = host
    editor.setText("one two")
    var isCalled = [editor.drop("big ", at: 4), editor.drop("x", at: 0), editor.drop("\0", at: 0)]
    expect(isCalled == [true, false, false] && editor.text == "one big two")
    expect(editor.selection, equals: 4..<8)
    isCalled = [editor.canCopy]
    host.isTextHidden = true
    isCalled.append(editor.canCopy)
    editor.cut()
    expect(isCalled == [true, false] && editor.text == "one big two")
    editor.clear()
    expect(editor.text.isEmpty && editor.undo() && editor.text == "one big two")
  }

  // MARK: EditHistory

  @Test func `of many edits the last two hundred are undone, and all of those redone`() {
    var (buffer, history) = (EditBuffer("start"), EditHistory())
    var texts = [buffer.text]
    for number in 0..<250 {
      let end = buffer.count
      history.add(buffer.replace(end..<end, with: "\(number % 10)"), typedEnd: nil)
      texts.append(buffer.text)
    }
    let last = buffer.text
    var count = 0
    while history.undo(&buffer) {
      count += 1
      expect(buffer.text, equals: texts[250 - count])
    }
    expect(count == 200 && !history.canUndo && history.canRedo)
    while history.redo(&buffer) { count -= 1 }
    expect(count == 0 && buffer.text == last && !history.canRedo)
    _ = history.undo(&buffer)
    history.add(buffer.replace(0..<0, with: "!"), typedEnd: nil)
    expect(!history.canRedo)
  }

  @Test func `typed characters are undone together until the caret moves, at most what was typed`()
  {
    var (buffer, history) = (EditBuffer(), EditHistory())
    func type(_ text: String) {
      let inverse = buffer.replace(buffer.selection, with: text)
      history.add(inverse, typedEnd: buffer.focus)
    }
    for letter in "word" { type(String(letter)) }
    history.endTyping()
    for letter in "two" { type(String(letter)) }
    // A part of what was put in that is changed without a change of its own.
    let inverse = buffer.replace(4..<5, with: "TT")
    let isExtended = [history.extend(inverse), history.extend(buffer.replace(0..<1, with: "W"))]
    expect(isExtended == [true, false] && buffer.text == "WordTTwo")
    _ = buffer.replace(0..<1, with: "w")
    var texts: [String] = []
    while history.undo(&buffer) { texts.append(buffer.text) }
    while history.redo(&buffer) { texts.append(buffer.text) }
    expect(texts, equals: ["word", "", "word", "wordTTwo"])
  }
}
