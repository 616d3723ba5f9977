// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text fields into which the user types.
@MainActor
struct TextFieldTests {
  private final class Follower: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var begins = true
    var ends = true
    var changes = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) '\(string)'")
      return changes
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return true
    }
  }

  private let stage = Stage()
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let follower = Follower()

  init() {
    field.borderStyle = .roundedRect
    field.delegate = follower
    stage.root.addSubview(field)
    stage.surface.frame(at: 0)
  }

  private func type(_ text: String) {
    for character in text {
      stage.press(character == " " ? .space : .character(character))
    }
  }

  private func news() -> [String] {
    defer { follower.log = [] }
    return follower.log
  }

  @Test func `what is typed goes to the first responder`() {
    type("no")
    expect(field.text, equals: "")
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "change"),
      (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
    ] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    expect(field.becomeFirstResponder())
    expect(field.isEditing && field.isFirstResponder)
    type("a b")
    expect(field.text, equals: "a b")
    expect(news(), equals: ["begin", "0+0 'a'", "1+0 ' '", "2+0 'b'"])
    stage.press(.enter)
    expect(news(), equals: ["return", "end"])
    expect(!field.isEditing)
    expect(events, equals: ["begin", "change", "change", "change", "exit", "end"])
  }

  @Test func `the delegate decides about beginning, change and end`() {
    follower.begins = false
    expect(!field.becomeFirstResponder())
    follower.begins = true
    field.becomeFirstResponder()
    follower.changes = false
    type("x")
    expect(field.text, equals: "")
    follower.ends = false
    expect(!field.resignFirstResponder())
    expect(stage.root.endEditing(false), equals: false)
    follower.ends = true
    expect(stage.root.endEditing(false))
    expect(news(), equals: ["begin", "0+0 'x'", "end"])
  }

  @Test func `keys move, select and delete`() {
    field.text = "one two three"
    field.becomeFirstResponder()
    stage.press(.left, [.control])
    stage.press(.left, [.control, .shift])
    expect(selected(), equals: "two ")
    stage.press(.delete)
    expect(field.text, equals: "one three")
    stage.press(.home)
    stage.press(.forwardDelete)
    expect(field.text, equals: "ne three")
    stage.press(.end, [.shift])
    expect(selected(), equals: "ne three")
    stage.press(.delete)
    stage.press(.delete)
    expect(field.text, equals: "")
  }

  @Test func `what was done can be undone, typing at once`() {
    field.becomeFirstResponder()
    type("abc")
    stage.press(.delete)
    type("d")
    stage.press(.character("z"), [.control])
    expect(field.text, equals: "ab")
    stage.press(.character("z"), [.control])
    expect(field.text, equals: "abc")
    stage.press(.character("z"), [.control])
    expect(field.text, equals: "")
    stage.press(.character("Z"), [.control, .shift])
    expect(field.text, equals: "abc")
  }

  @Test func `cut and paste, but not what is hidden`() {
    field.text = "secret"
    field.becomeFirstResponder()
    stage.press(.character("a"), [.control])
    stage.press(.character("x"), [.control])
    expect(field.text == "" && UIPasteboard.general.string == "secret")
    UIPasteboard.general.string = "two\nlines"
    stage.press(.character("v"), [.control])
    expect(field.text, equals: "two lines")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    field.copy(nil)
    expect(UIPasteboard.general.string, equals: "two\nlines")
    stage.surface.frame(at: 1)
    expect(!texts().joined().contains("two"))
    expect(
      texts().contains("\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}"))
  }

  @Test func `a pointer places the caret and selects`() {
    field.text = "one two three"
    let step =
      field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 1) ?? .init())
      .midX
      - field.caretRect(for: field.beginningOfDocument).midX
    expect(step, equals: 8.5)
    let first = 10 + field.caretRect(for: field.beginningOfDocument).midX
    stage.pointer(.began, first + 4 * step, 27)
    stage.pointer(.moved, first + 7 * step + 1, 27)
    stage.pointer(.ended, first + 7 * step + 1, 27)
    expect(field.isEditing)
    expect(selected(), equals: "two")
    var event = PointerEvent(
      phase: .began, location: CGPoint(x: first + 9 * step, y: 27), clickCount: 2, timestamp: 5)
    stage.surface.handle(.pointer(event))
    event.phase = .ended
    stage.surface.handle(.pointer(event))
    expect(selected(), equals: "three")
  }

  @Test func `the caret stays in sight`() {
    field.becomeFirstResponder()
    type(String(repeating: "long ", count: 20))
    stage.surface.frame(at: 1)
    let end = field.caretRect(for: field.endOfDocument)
    expect(end.maxX <= 193.5 && end.maxX > 180, "\(end)")
    stage.press(.home)
    stage.surface.frame(at: 2)
    expect(abs(field.caretRect(for: field.beginningOfDocument).minX - 7) <= 1)
  }

  /// A text field that returns its own caret rectangle, as one-time code fields do.
  private final class Caretless: UITextField {
    var answer: CGRect?
    override func caretRect(for position: UITextPosition) -> CGRect {
      answer ?? super.caretRect(for: position)
    }
  }

  /// Returns the filled rectangles of `view` and its subviews, in its coordinate space.
  private func fills(in view: UIView) -> [CGRect] {
    view.layoutIfNeeded()
    var found: [CGRect] = []
    func look(_ view: UIView, _ root: UIView) {
      for case .fill(let rect, _) in view.displayNode().commands {
        found.append(root.convert(rect.rect, from: view))
      }
      view.subviews.forEach { look($0, root) }
    }
    look(view, view)
    return found
  }

  @Test func `a subclass hides the caret or puts it elsewhere`() {
    let field = Caretless(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
    stage.root.addSubview(field)
    field.text = "12"
    let bare = fills(in: field).count
    field.becomeFirstResponder()
    stage.surface.frame(at: 1)
    expect(fills(in: field).contains(field.caretRect(for: field.endOfDocument)))
    field.answer = .zero
    field.setNeedsDisplay()
    type("3")
    stage.surface.frame(at: 2)
    expect(field.text == "123" && fills(in: field).count == bare)
    field.answer = CGRect(x: 50, y: 5, width: 3, height: 20)
    type("4")
    stage.surface.frame(at: 3)
    expect(fills(in: field).contains(CGRect(x: 50, y: 5, width: 3, height: 20)))
  }

  @Test func `an input method shows what it makes, and commits it`() {
    field.becomeFirstResponder()
    stage.surface.handle(.text(.preedit("ni", caret: 2)))
    expect(field.text == "ni" && field.markedTextRange != nil)
    stage.surface.handle(.text(.preedit("你", caret: 1)))
    expect(field.text, equals: "你")
    stage.surface.handle(.text(.commit("你好")))
    expect(field.text == "你好" && field.markedTextRange == nil)
    expect(stage.surface.caretRect != nil && stage.surface.takesText)
    stage.press(.character("z"), [.control])
    stage.press(.character("z"), [.control])
    expect(field.text, equals: "")
  }

  @Test func `the clear button clears`() {
    field.clearButtonMode = .always
    field.text = "words"
    stage.surface.frame(at: 1)
    stage.pointer(.began, 195, 27)
    stage.pointer(.ended, 195, 27)
    expect(field.text, equals: "")
  }

  @Test func `sizes and places`() {
    field.text = "words"
    expect(field.intrinsicContentSize, equals: CGSize(width: 56.5, height: 34))
    field.borderStyle = .none
    expect(field.intrinsicContentSize, equals: CGSize(width: 42.5, height: 22))
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = side
    field.leftViewMode = .always
    expect(
      field.textRect(forBounds: field.bounds), equals: CGRect(x: 20, y: 0, width: 180, height: 34))
    field.semanticContentAttribute = .forceRightToLeft
    expect(
      field.textRect(forBounds: field.bounds), equals: CGRect(x: 0, y: 0, width: 180, height: 34))
  }

  @Test func `a view of one's own takes keys`() {
    final class Keys: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text = String(text.dropLast()) }
      override var canBecomeFirstResponder: Bool { true }
    }
    let keys = Keys()
    stage.root.addSubview(keys)
    keys.becomeFirstResponder()
    type("ab c")
    stage.press(.delete)
    stage.surface.handle(.text(.commit("é")))
    expect(keys.text, equals: "ab é")
  }

  private func selected() -> String? {
    field.selectedTextRange.flatMap { field.text(in: $0) }
  }

  /// Returns all drawn texts.
  private func texts() -> [String] {
    func texts(_ node: DisplayNode) -> [String] {
      node.commands.flatMap { command -> [String] in
        if case .text(let layout, _, _) = command { return layout.lines.map(\.text) }
        return []
      } + node.children.flatMap(texts)
    }
    return texts(stage.surface.displayTree())
  }

  @Test func `a font that metrics scaled grows with the text that people chose`() {
    let root = UIView()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 28)
    field.text = "Harbour"
    root.addSubview(field)
    root.imposedTraits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let before = field.intrinsicContentSize
    field.adjustsFontForContentSizeCategory = true
    expect(field.intrinsicContentSize.height > before.height * 1.4)
    expect(field.intrinsicContentSize.width > before.width * 1.4)
  }
}
