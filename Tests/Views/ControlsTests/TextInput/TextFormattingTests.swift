// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of the user's changes of text attributes: bold, italic, underline, writing direction.
@MainActor
struct TextFormattingTests {
  private let stage = Stage()
  private let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 120))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))

  init() {
    for one in [view, field] as [UIView] { stage.root.addSubview(one) }
    view.text = "one two\nthree"
    view.allowsEditingTextAttributes = true
    stage.surface.frame(at: 0)
  }

  private func traits(_ place: Int) -> UIFontDescriptor.SymbolicTraits {
    let found = view.attributedText.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    return found?.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic]) ?? []
  }

  private func line(_ place: Int) -> Int? {
    view.attributedText.attribute(.underlineStyle, at: place, effectiveRange: nil) as? Int
  }

  private func direction(_ place: Int) -> NSWritingDirection? {
    let found = view.attributedText.attribute(.paragraphStyle, at: place, effectiveRange: nil)
    return (found as? NSParagraphStyle)?.baseWritingDirection
  }

  @Test func `what is selected becomes bold, and no longer where all of it is`() {
    view.selectedRange = NSRange(location: 0, length: 3)
    view.toggleBoldface(nil)
    expect(traits(0) == .traitBold && traits(2) == .traitBold && traits(3) == [])
    view.selectedRange = NSRange(location: 0, length: 7)
    view.toggleBoldface(nil)
    expect(traits(2) == .traitBold && traits(6) == .traitBold)
    view.toggleItalics(nil)
    expect(traits(6), equals: [.traitBold, .traitItalic])
    view.toggleBoldface(nil)
    expect(traits(0), equals: .traitItalic)
    expect(view.selectedRange, equals: NSRange(location: 0, length: 7))
  }

  @Test func `an attribute is undone and done again like any edit`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    view.toggleUnderline(nil)
    expect(line(4) == NSUnderlineStyle.single.rawValue && line(0) == nil)
    view.undoManager?.undo()
    expect(line(4) == nil && view.text == "one two\nthree")
    view.undoManager?.redo()
    expect(line(4), equals: NSUnderlineStyle.single.rawValue)
    view.toggleUnderline(nil)
    expect(line(4) == nil)
  }

  @Test func `with nothing selected it holds for what is typed next`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    view.toggleBoldface(nil)
    view.insertText("x")
    expect(view.text == "one twox\nthree" && traits(7) == .traitBold && traits(6) == [])
  }

  @Test func `keys change attributes while that is allowed`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    stage.press(.character("b"), .control)
    expect(traits(0), equals: .traitBold)
    stage.press(.character("i"), .control)
    stage.press(.character("u"), .control)
    expect(traits(0) == [.traitBold, .traitItalic] && line(0) != nil)
    view.allowsEditingTextAttributes = false
    stage.press(.character("b"), .control)
    expect(traits(0), equals: [.traitBold, .traitItalic])
  }

  @Test func `the actions can be performed where attributes may be changed`() {
    let bold = Selector("toggleBoldface:", UITextView.toggleBoldface(_:))
    expect(view.canPerformAction(bold, withSender: nil))
    view.isEditable = false
    expect(!view.canPerformAction(bold, withSender: nil))
    expect(!field.canPerformAction(bold, withSender: nil))
    field.allowsEditingTextAttributes = true
    expect(field.canPerformAction(bold, withSender: nil))
    expect(field.keyCommands?.count, equals: 3)
  }

  @Test func `a field's letters become bold`() {
    field.text = "word"
    field.becomeFirstResponder()
    field.allowsEditingTextAttributes = true
    field.selectAll(nil)
    field.toggleBoldface(nil)
    let font = field.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold), equals: true)
  }

  @Test func `the application changes the attributes of each part of the selection`() {
    view.selectedRange = NSRange(location: 0, length: 3)
    view.toggleBoldface(nil)
    view.selectedRange = NSRange(location: 0, length: 7)
    var asked = 0
    view.updateTextAttributes { attributes in
      asked += 1
      return attributes.merging([.foregroundColor: UIColor.red]) { $1 }
    }
    expect(asked == 2 && traits(0) == .traitBold)
    let colour = view.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil)
    expect(colour as? UIColor, equals: .red)
  }

  @Test func `whole paragraphs are written in another direction`() {
    view.selectedRange = NSRange(location: 2, length: 2)
    view.makeTextWritingDirectionRightToLeft(nil)
    expect(direction(0) == .rightToLeft && direction(6) == .rightToLeft)
    expect(direction(9) != .rightToLeft)
    view.makeTextWritingDirectionLeftToRight(nil)
    expect(direction(0), equals: .leftToRight)
  }

  @Test func `the menu of what is selected offers attributes where they may be changed`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    for phase in [PointerEvent.Phase.began, .ended] {
      let place = CGPoint(x: 20, y: 75)
      stage.surface.handle(.pointer(PointerEvent(phase: phase, location: place, button: 3)))
    }
    stage.wait(0.4)
    let menu = MenuPresentation.current(in: stage.surface)?.visibleMenu
    expect(menu?.children.contains { $0.title == "Format" }, equals: true)
  }

  @Test func `text is pasted in the style of what is around it`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    view.toggleBoldface(nil)
    UIPasteboard.general.string = "ten"
    view.pasteAndMatchStyle(nil)
    expect(view.text == "ten two\nthree" && traits(1) == .traitBold)
  }
}
