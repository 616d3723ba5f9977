// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

import MullionControls

/// Tests of the tokens of an editable text, and of the notifications of programmatic changes.
@MainActor
struct TokenizerTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func place(_ offset: Int) -> UITextPosition {
    view.position(from: view.beginningOfDocument, offset: offset) ?? view.endOfDocument
  }

  private func piece(
    _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection = .forward
  ) -> String? {
    view.tokenizer.rangeEnclosingPosition(
      place(offset), with: granularity, inDirection: .storage(direction)
    ).flatMap(view.text(in:))
  }

  @Test func `words are found around a place and beside it`() {
    view.text = "Hello, big world!"
    expect(piece(2, .word), equals: "Hello")
    expect(piece(0, .word) == "Hello" && piece(0, .word, .backward) == nil)
    expect(piece(5, .word) == nil && piece(5, .word, .backward) == "Hello")
    expect(piece(7, .word) == "big" && piece(16, .word) == nil)
    expect(view.tokenizer.isPosition(place(5), atBoundary: .word, inDirection: .storage(.forward)))
    expect(
      !view.tokenizer.isPosition(place(5), atBoundary: .word, inDirection: .storage(.backward)))
    expect(
      view.tokenizer.isPosition(place(8), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  @Test func `the next edge of a word is found in both directions`() throws {
    view.text = "one two"
    let tokenizer: any UITextInputTokenizer = view.tokenizer
    expect(tokenizer is UITextInputStringTokenizer)
    let next = try #require(
      tokenizer.position(from: place(1), toBoundary: .word, inDirection: .storage(.forward)))
    expect(view.offset(from: view.beginningOfDocument, to: next), equals: 3)
    let last = try #require(
      tokenizer.position(from: place(6), toBoundary: .word, inDirection: .layout(.left)))
    expect(view.offset(from: view.beginningOfDocument, to: last), equals: 4)
    expect(
      tokenizer.position(from: place(7), toBoundary: .word, inDirection: .storage(.forward)) == nil)
  }

  @Test func `sentences, paragraphs, characters and all of the text are pieces`() {
    view.text = "One. Two?\nThree"
    expect(piece(1, .sentence) == "One. " && piece(6, .sentence) == "Two?")
    expect(piece(12, .sentence), equals: "Three")
    expect(piece(1, .paragraph) == "One. Two?" && piece(11, .paragraph) == "Three")
    expect(piece(3, .document), equals: view.text)
    view.text = "a\u{1F600}b"
    expect(piece(1, .character), equals: "\u{1F600}")
    view.text = ""
    expect(piece(0, .document) == nil && piece(0, .word) == nil)
  }

  @Test func `a line is one as it is shown`() throws {
    let stage = Stage()
    view.font = .systemFont(ofSize: 20)
    view.text = String(repeating: "word ", count: 20)
    stage.root.addSubview(view)
    stage.settle()
    let line = try #require(piece(0, .line))
    expect(line.count > 5 && line.count < 99)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    field.text = "a long text in a field"
    let whole = field.tokenizer.rangeEnclosingPosition(
      field.beginningOfDocument, with: .line, inDirection: .storage(.forward))
    expect(whole.flatMap(field.text(in:)), equals: field.text)
  }

  private final class Listener: UITextInputDelegate {
    var heard: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("did select") }
    func textWillChange(_ textInput: (any UITextInput)?) { heard.append("will change") }
    func textDidChange(_ textInput: (any UITextInput)?) { heard.append("did change") }
  }

  @Test func `who listens hears of what code changes, before and after`() {
    let listener = Listener()
    let field = UITextField()
    for input in [view, field] as [any UITextInput] { input.inputDelegate = listener }
    view.text = "Hello"
    field.text = "Hello"
    expect(listener.heard, equals: ["will change", "did change", "will change", "did change"])
    listener.heard = []
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    view.selectedTextRange = view.textRange(from: place(1), to: place(2))
    expect(listener.heard, equals: ["will select", "did select", "will select", "did select"])
    listener.heard = []
    field.insertText("x")
    expect(listener.heard.isEmpty)
  }

  @Test func `who listens hears of attributed texts, ranges of a text view among them`() {
    let listener = Listener()
    let field = UITextField()
    for input in [view, field] as [any UITextInput] { input.inputDelegate = listener }
    view.attributedText = NSAttributedString(string: "Hello")
    field.attributedText = NSAttributedString(string: "Hello")
    expect(listener.heard, equals: ["will change", "did change", "will change", "did change"])
    listener.heard = []
    view.selectedRange = NSRange(location: 1, length: 2)
    expect(listener.heard, equals: ["will select", "did select"])
    expect(view.selectedRange, equals: NSRange(location: 1, length: 2))
  }

  @Test func `a text view's delegate can be overridden`() {
    final class Watched: UITextView {
      var changes = 0
      override weak var delegate: (any UITextViewDelegate)? { didSet { changes += 1 } }
    }
    final class Follower: NSObject, UITextViewDelegate {}
    let (watched, follower) = (Watched(), Follower())
    watched.delegate = follower
    expect(watched.changes == 1 && watched.delegate === follower)
    expect((watched as UIScrollView).delegate === follower)
  }

  @Test func `rules for passwords are kept`() {
    let rules = UITextInputPasswordRules(descriptor: "required: lower; minlength: 20;")
    let (field, bar) = (UITextField(), UISearchBar())
    field.passwordRules = rules
    view.passwordRules = rules
    bar.passwordRules = rules
    expect(field.passwordRules === rules && view.passwordRules === rules)
    expect(bar.searchTextField.passwordRules === rules)
    expect(rules.passwordRulesDescriptor, equals: "required: lower; minlength: 20;")
  }

  @Test func `a text view without a text layout manager has a layout manager`() {
    let text = UITextView(usingTextLayoutManager: false)
    expect(text.layoutManager.textContainers.count, equals: 1)
  }

  @Test func `places follow from others, as the text is shown`() throws {
    let stage = Stage()
    stage.root.addSubview(view)
    view.text = "one\ntwo"
    stage.settle()
    func offset(_ position: UITextPosition?) -> Int? {
      position.map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    expect(offset(view.position(from: place(1), in: .right, offset: 2)), equals: 3)
    expect(offset(view.position(from: place(3), in: .left, offset: 2)), equals: 1)
    expect(view.position(from: place(1), in: .left, offset: 2) == nil)
    expect(offset(view.position(from: place(1), in: .down, offset: 1)), equals: 5)
    expect(offset(view.position(from: place(5), in: .up, offset: 1)), equals: 1)
    let word = try #require(view.textRange(from: place(4), to: place(7)))
    expect(offset(view.position(within: word, farthestIn: .left)), equals: 4)
    expect(offset(view.position(within: word, farthestIn: .right)), equals: 7)
    expect(
      view.characterRange(byExtending: place(4), in: .right).flatMap(view.text(in:)), equals: "two")
    expect(offset(view.closestPosition(to: .zero, within: word)), equals: 4)
    let first = view.caretRect(for: place(1))
    let point = CGPoint(x: first.midX + 1, y: first.midY)
    expect(view.characterRange(at: point).flatMap(view.text(in:)), equals: "n")
    expect(
      view.characterRange(at: CGPoint(x: first.midX - 1, y: first.midY)).flatMap(view.text(in:)),
      equals: "o")
  }

  @Test func `code shows what an input method would, and takes it back`() {
    let field = UITextField()
    field.text = "ab"
    field.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 0))
    expect(field.text == "abxyz" && field.markedTextRange.flatMap(field.text(in:)) == "xyz")
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    expect(field.text == "ab" && field.markedTextRange == nil)
  }
}
