// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text fields and text views with attributed text.
@MainActor
struct AttributedEditingTests {
  private let stage = Stage()
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 120))

  init() {
    stage.root.addSubview(field)
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
  }

  private func type(_ text: String) {
    for character in text { stage.press(.character(character)) }
    stage.wait(0.05)
  }

  private var twoColours: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "BIG", attributes: [.font: UIFont.systemFont(ofSize: 30), .kern: 2]))
    return text
  }

  private func colour(_ text: NSAttributedString?, at place: Int) -> UIColor? {
    text?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
  }

  private func font(_ text: NSAttributedString?, at place: Int) -> CGFloat? {
    (text?.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.pointSize
  }

  @Test func `parts keep their attributes, and get the field's where they have none`() {
    field.attributedText = twoColours
    expect(field.text, equals: "redBIG")
    expect(colour(field.attributedText, at: 0), equals: .red)
    expect(colour(field.attributedText, at: 3), equals: .label)
    expect(font(field.attributedText, at: 0), equals: 17)
    expect(font(field.attributedText, at: 4), equals: 30)
    field.text = "plain"
    expect(colour(field.attributedText, at: 0), equals: .label)
  }

  @Test func `what is typed looks like what is before it`() {
    field.attributedText = twoColours
    field.becomeFirstResponder()
    stage.press(.home)
    stage.press(.right)
    type("xy")
    expect(field.text, equals: "rxyedBIG")
    expect(colour(field.attributedText, at: 2), equals: .red)
    stage.press(.end)
    type("z")
    expect(font(field.attributedText, at: 8), equals: 30)
    stage.press(.character("z"), .control)
    expect(field.text, equals: "rxyedBIG")
    stage.press(.character("z"), .control)
    expect(field.text, equals: "redBIG")
    expect(colour(field.attributedText, at: 1), equals: .red)
  }

  @Test func `attributes asked for hold until the caret is moved`() {
    expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    type("ab")
    field.typingAttributes?[.foregroundColor] = UIColor.green
    type("cd")
    stage.press(.left)
    expect(field.typingAttributes?[.foregroundColor] as? UIColor, equals: .green)
    stage.press(.home)
    type("e")
    expect(field.text, equals: "eabcd")
    expect(
      (0..<5).map { colour(field.attributedText, at: $0) == .green },
      equals: [
        false, false, false, true, true,
      ])
  }

  @Test func `the field's font and colour, set later, hold for all`() {
    field.attributedText = twoColours
    field.font = .systemFont(ofSize: 12)
    field.textColor = .blue
    expect(font(field.attributedText, at: 4), equals: 12)
    expect(colour(field.attributedText, at: 0), equals: .blue)
  }

  @Test func `default attributes hold for text without its own`() {
    field.text = "1234"
    let narrow = field.intrinsicContentSize.width
    field.defaultTextAttributes[.kern] = 10
    field.defaultTextAttributes[.foregroundColor] = UIColor.red
    expect(field.intrinsicContentSize.width, equals: narrow + 40)
    expect(field.textColor, equals: .red)
    expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int, equals: 10)
    field.text = "12"
    expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int, equals: 10)
  }

  @Test func `a placeholder has attributes, and those of the field`() {
    field.placeholder = "Name"
    expect(colour(field.attributedPlaceholder, at: 0), equals: .placeholderText)
    field.attributedPlaceholder = twoColours
    expect(field.placeholder, equals: "redBIG")
    expect(colour(field.attributedPlaceholder, at: 0), equals: .red)
    field.placeholder = nil
    expect(field.attributedPlaceholder == nil)
  }

  @Test func `lines are as high as their fonts, and the caret with them`() {
    let text = NSMutableAttributedString(string: "small\n")
    text.append(
      NSAttributedString(string: "large\nend", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    view.isScrollEnabled = false
    let plain = UITextView()
    plain.isScrollEnabled = false
    plain.text = text.string
    view.attributedText = text
    expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > 100)
    expect(plain.sizeThatFits(CGSize(width: 200, height: 0)).height < 65)
    view.becomeFirstResponder()
    stage.wait(0.05)
    view.selectedRange = NSRange(location: 0, length: 0)
    let first = view.caretRect(for: view.beginningOfDocument)
    let second = view.caretRect(for: view.endOfDocument)
    expect(first.height < 20 && second.height > 40)
    // Down twice and up twice comes back.
    stage.press(.down)
    stage.press(.down)
    expect(view.selectedRange.location >= 12)
    stage.press(.up)
    stage.press(.up)
    expect(view.selectedRange.location, equals: 0)
  }

  @Test func `places by points and by offsets agree in text of several fonts`() {
    view.attributedText = twoColours
    view.becomeFirstResponder()
    stage.wait(0.05)
    for offset in 0...6 {
      view.selectedRange = NSRange(location: offset, length: 0)
      guard let place = view.selectedTextRange?.start else { continue }
      let caret = view.caretRect(for: place)
      let point = CGPoint(x: caret.midX, y: caret.midY)
      expect(
        view.closestPosition(to: point).map { view.offset(from: view.beginningOfDocument, to: $0) },
        equals: offset)
    }
  }

  @Test func `a text view's typing attributes and alignment`() {
    view.text = "ab"
    view.becomeFirstResponder()
    view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
    type("c")
    expect(font(view.attributedText, at: 1), equals: 12)
    expect(font(view.attributedText, at: 2), equals: 20)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    view.attributedText = NSAttributedString(string: "r", attributes: [.paragraphStyle: style])
    view.textAlignment = .center
    let found = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    expect((found as? NSParagraphStyle)?.alignment, equals: .center)
  }
}
