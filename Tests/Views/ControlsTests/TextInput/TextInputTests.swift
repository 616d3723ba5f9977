// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text positions and ranges, which are common to text fields and text views.
@MainActor
struct TextInputTests {
  private static func inputs(_ text: String) -> [any UITextInput] {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let (field, view) = (UITextField(frame: frame), UITextView(frame: frame))
    field.text = text
    view.text = text
    return [field, view]
  }

  @Test func `places count UTF-16 code units`() throws {
    for input in Self.inputs("a\u{1F600}b") {
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      expect(input.offset(from: start, to: end), equals: 4)
      expect(input.position(from: start, offset: 5) == nil)
      expect(input.position(from: start, offset: -1) == nil)
      let b = try #require(input.position(from: end, offset: -1))
      let part = try #require(input.textRange(from: end, to: b))
      expect(input.text(in: part), equals: "b")
      expect(input.compare(start, to: b), equals: .orderedAscending)
      expect(input.compare(end, to: b), equals: .orderedDescending)
      expect(input.compare(b, to: part.start), equals: .orderedSame)
    }
  }

  @Test func `a part is seen in a rectangle for each line`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = "first\nsecond\nthird"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let end = try #require(view.position(from: view.endOfDocument, offset: -2))
    let part = try #require(view.textRange(from: start, to: end))
    let rects = view.selectionRects(for: part)
    expect(rects.count, equals: 3)
    expect(rects.map(\.containsStart), equals: [true, false, false])
    expect(rects.map(\.containsEnd), equals: [false, false, true])
    expect(rects.first?.rect, equals: view.firstRect(for: part))
    expect(rects.map(\.rect.minY), equals: rects.map(\.rect.minY).sorted())
    expect(rects[0].rect.minX > rects[1].rect.minX)
    expect(rects.allSatisfy { !$0.isVertical && $0.writingDirection == .leftToRight })
    let nothing = try #require(view.textRange(from: start, to: start))
    expect(view.selectionRects(for: nothing).isEmpty)
  }

  @Test func `a rectangle of a text of one's own says what its class does`() {
    final class Own: UITextSelectionRect {
      override var rect: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
      override var isVertical: Bool { true }
    }
    let plain = UITextSelectionRect()
    expect(plain.rect == .zero && plain.writingDirection == .natural && !plain.containsEnd)
    expect(plain.transform == .identity && !plain.containsStart && !plain.isVertical)
    let own: UITextSelectionRect = Own()
    expect(own.rect.width == 3 && own.isVertical)
  }

  @Test func `a part is replaced, a selection is set`() throws {
    for input in Self.inputs("one two") {
      let end = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      let part = try #require(input.textRange(from: input.beginningOfDocument, to: end))
      input.replace(part, withText: "1")
      let all = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      expect(input.text(in: all), equals: "1 two")
      input.selectedTextRange = all
      input.insertText("x")
      expect(input.hasText && input.markedTextRange == nil)
      expect(
        input.text(
          in: try #require(
            input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))), equals: "x"
      )
    }
  }

  @Test func `the first line of a part begins at its caret`() throws {
    for input in Self.inputs("several words that need more than one line of this width") {
      let start = input.beginningOfDocument
      let end = try #require(input.position(from: start, offset: 7))
      let line = input.firstRect(for: try #require(input.textRange(from: start, to: end)))
      expect(abs(line.minX - input.caretRect(for: start).midX) < 0.01)
      expect(abs(line.maxX - input.caretRect(for: end).midX) < 0.01)
      let empty = input.firstRect(for: try #require(input.textRange(from: end, to: end)))
      expect(empty, equals: input.caretRect(for: end))
      expect(
        input.closestPosition(to: CGPoint(x: empty.midX, y: empty.midY))?.isEqual(end), equals: true
      )
    }
  }

  /// A text view that is not editable ignores key presses.
  @Test func `a text view that can't be edited takes no keys`() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "fixed"
    view.isEditable = false
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    view.becomeFirstResponder()
    stage.press(.character("x"))
    expect(view.text == "fixed" && !stage.surface.takesText)
  }
}
