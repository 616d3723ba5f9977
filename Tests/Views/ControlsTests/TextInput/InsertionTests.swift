// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of insertions for which a property of the field or text view changes the text or the range.
@MainActor
struct InsertionTests {
  private final class Refuser: NSObject, UITextFieldDelegate {
    var ranges: [NSRange] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ranges.append(range)
      return string != "#"
    }
  }

  private let stage = Stage()
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))

  init() {
    field.borderStyle = .roundedRect
    stage.root.addSubview(field)
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
  }

  private func type(_ text: String) {
    for character in text {
      stage.press(character == " " ? .space : .character(character))
    }
  }

  private func tap(_ view: UIView) {
    stage.pointer(.began, view.frame.minX + 20, view.frame.midY)
    stage.pointer(.ended, view.frame.minX + 20, view.frame.midY)
  }

  // MARK: Clearing on insertion

  @Test func `with clearsOnInsertion the first typed character replaces the whole text, once`() {
    field.text = "old"
    view.text = "old"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    type("ne")
    expect(field.text == "ne" && !field.clearsOnInsertion)
    view.becomeFirstResponder()
    view.clearsOnInsertion = true
    view.insertText("new")
    expect(view.text == "new" && !view.clearsOnInsertion)
  }

  @Test func `the delegate decides about the replacement of the whole text`() {
    let refuser = Refuser()
    field.delegate = refuser
    field.text = "old"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    type("#")
    expect(field.text == "old" && field.clearsOnInsertion)
    expect(refuser.ranges, equals: [NSRange(location: 0, length: 3)])
  }

  @Test func `a change of the selection resets clearsOnInsertion`() {
    field.text = "old"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    stage.press(.left)
    expect(!field.clearsOnInsertion)
    type("x")
    expect(field.text, equals: "olxd")
    field.clearsOnInsertion = true
    stage.press(.delete)
    expect(field.text == "old" && !field.clearsOnInsertion)
  }

  @Test func `the click that begins editing keeps clearsOnInsertion, the next one resets it`() {
    field.text = "a longer text"
    field.clearsOnInsertion = true
    tap(field)
    expect(field.isEditing && field.clearsOnInsertion)
    stage.press(.end)
    field.clearsOnInsertion = true
    tap(field)
    expect(!field.clearsOnInsertion)
  }

  @Test func `text of an input method replaces the whole text with clearsOnInsertion`() {
    field.text = "old"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    stage.surface.handle(.text(.preedit("n", caret: 1)))
    stage.surface.handle(.text(.commit("new")))
    expect(field.text == "new" && !field.clearsOnInsertion)
  }

  // MARK: Smart types

  @Test func `straight quotes stay by default, and become typographic ones with smartQuotesType`() {
    let typed = "\"it's\" ('a')"
    field.becomeFirstResponder()
    type(typed)
    expect(field.text, equals: typed)
    field.text = ""
    field.smartQuotesType = .yes
    type(typed)
    expect(field.text, equals: "\u{201C}it\u{2019}s\u{201D} (\u{2018}a\u{2019})")
    field.text = ""
    field.insertText("\"")
    expect(field.text, equals: "\"")
  }

  @Test func `two hyphens become a dash with smartDashesType`() {
    view.becomeFirstResponder()
    type("a--b")
    expect(view.text, equals: "a--b")
    view.text = ""
    view.smartDashesType = .yes
    type("a--b - c")
    expect(view.text, equals: "a\u{2014}b - c")
    view.text = "a-"
    stage.press(.end)
    type("-")
    expect(stage.press(.character("z"), .control))
    expect(view.text, equals: "a-")
  }

  @Test func `cutting and deleting a word removes the space beside it with smartInsertDeleteType`()
  {
    field.text = "one two three"
    field.becomeFirstResponder()
    func selectWord() { select(4..<7) }
    selectWord()
    stage.press(.delete)
    expect(field.text, equals: "one  three")
    field.smartInsertDeleteType = .yes
    field.text = "one two three"
    selectWord()
    field.cut(nil)
    expect(field.text == "one three" && UIPasteboard.general.string == "two")
    select(0..<3)
    stage.press(.delete)
    expect(field.text, equals: "three")
    select(1..<3)
    stage.press(.delete)
    expect(field.text, equals: "tee")
  }

  @Test func `a pasted word is separated from its neighbours with smartInsertDeleteType`() {
    UIPasteboard.general.string = "two"
    field.text = "onethree"
    field.becomeFirstResponder()
    select(3..<3)
    field.paste(nil)
    expect(field.text, equals: "onetwothree")
    field.smartInsertDeleteType = .yes
    field.text = "onethree"
    select(3..<3)
    field.paste(nil)
    expect(field.text, equals: "one two three")
    field.text = "one "
    select(4..<4)
    field.paste(nil)
    expect(field.text, equals: "one two")
  }

  private func select(_ offsets: Range<Int>) {
    guard
      let start = field.position(from: field.beginningOfDocument, offset: offsets.lowerBound),
      let end = field.position(from: field.beginningOfDocument, offset: offsets.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  // MARK: Return key

  @Test func `the return key of an empty text view is disabled with enablesReturnKeyAutomatically`()
  {
    view.becomeFirstResponder()
    view.enablesReturnKeyAutomatically = true
    stage.press(.enter)
    expect(view.text, equals: "")
    type("a")
    stage.press(.enter)
    expect(view.text, equals: "a\n")
  }
}
