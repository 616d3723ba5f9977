// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

@testable import MullionTextInput

/// Tests of long attributed texts that are laid out paragraph by paragraph.
@MainActor
struct StyledParagraphTests {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The origin of a text's attributes.
  enum Origin: CaseIterable {
    case attributedText, typingAttributes, textStorage, pictures
  }

  /// Returns a text of many paragraphs in two fonts, with an image in every other one if `pictures` is
  /// `true`.
  private func longText(pictures: Bool = false) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    let large: Attributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 4
    style.paragraphSpacingBefore = 2
    style.lineSpacing = 1
    for index in 0..<1000 {
      let last: Attributes = index % 3 == 0 ? [.paragraphStyle: style] : [:]
      text.append(NSAttributedString(string: "lorem ", attributes: large.merging(last) { $1 }))
      if pictures, index % 2 == 0 {
        text.append(NSAttributedString(attachment: StyledTexts.attached(9)))
      }
      text.append(
        NSAttributedString(
          string: pictures && index % 2 == 0 ? "ipsum dolor sit amé\n" : "ipsum dolor sit amét\n",
          attributes: last))
    }
    return text
  }

  /// Returns a text view that is being edited and has a text of many paragraphs.
  private func longView(
    on stage: Stage, _ origin: Origin, isScrolled: Bool = true
  ) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.isScrollEnabled = isScrolled
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    switch origin {
    case .attributedText: view.attributedText = longText()
    case .pictures: view.attributedText = longText(pictures: true)
    case .typingAttributes:
      view.text = longText().string
      view.typingAttributes = [.font: UIFont.systemFont(ofSize: 18)]
      view.insertText("a")
    case .textStorage:
      view.text = longText().string
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 40, length: 20))
    }
    stage.wait(0.1)
    return view
  }

  @Test(arguments: Origin.allCases, [(0, true), (13_505, true), (27_000, true), (13_505, false)])
  func `a key in a long text with attributes sets one paragraph in lines`(
    origin: Origin, place: (offset: Int, isScrolled: Bool)
  ) throws {
    let stage = Stage()
    let view = longView(on: stage, origin, isScrolled: place.isScrolled)
    view.selectedRange = NSRange(location: place.offset, length: 0)
    stage.wait(0.1)
    let paragraphs = try #require(view.canvas.paragraphs)
    expect(paragraphs.isStyled)
    let before = paragraphs.layoutCount
    func height() -> CGFloat {
      place.isScrolled
        ? view.contentSize.height : view.sizeThatFits(view.bounds.size).height
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

  @Test(arguments: [Origin.attributedText, .pictures], [0, 13_505, 27_000])
  func `a key in a long text with attributes changes the text in place`(
    origin: Origin, place: Int
  ) {
    let stage = Stage()
    let view = longView(on: stage, origin)
    view.selectedRange = NSRange(location: place, length: 0)
    func key(_ edit: () -> Void) -> UnsafePointer<UInt8>? {
      edit()
      stage.wait(0.1)
      return view.editor.buffer.text.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    }
    view.insertText("x")
    let storage = key { view.insertText("x") }
    expect(key { view.insertText("y") }, equals: storage)
    expect(key { view.insertText("\n") }, equals: storage)
    expect(key { view.deleteBackward() }, equals: storage)
    expect(key { view.undoManager?.undo() }, equals: storage)
    expect(storage != nil)
  }

  @Test func `a storage that colours the edited paragraph has it and the next one set anew`() throws
  {
    final class Colouring: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        let line = (textStorage.string as NSString).lineRange(for: editedRange)
        textStorage.addAttribute(.foregroundColor, value: UIColor.blue, range: line)
      }
    }
    let stage = Stage()
    let view = longView(on: stage, .textStorage)
    let colouring = Colouring()
    view.textStorage.delegate = colouring
    view.selectedRange = NSRange(location: 13_505, length: 0)
    view.insertText("x")
    stage.wait(0.1)
    let paragraphs = try #require(view.canvas.paragraphs)
    let before = paragraphs.layoutCount
    view.insertText("y")
    stage.wait(0.1)
    expect(view.canvas.paragraphs === paragraphs)
    expect(paragraphs.layoutCount <= before + 3)
    expect(
      view.attributedText.attribute(.foregroundColor, at: 13_505, effectiveRange: nil) as? UIColor,
      equals: .blue)
    expect(StyledTexts.areEqual(view.attributedText, StyledTexts.stored(view)))
  }

  @Test func `an attachment whose picture grows has its line grow`() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(view)
    let attachment = StyledTexts.attached(9)
    let text = NSMutableAttributedString(string: "one\ntwo ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "\nthree"))
    view.attributedText = text
    stage.wait(0.1)
    let height = view.contentSize.height
    attachment.bounds.size.height = 60
    view.setNeedsLayout()
    stage.wait(0.1)
    expect(view.contentSize.height > height + 40)
  }

  @Test func `invalidateLayout has an attachment of a class say its bounds again`() {
    final class Growing: NSTextAttachment, @unchecked Sendable {
      var height: CGFloat = 10
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 10, height: height) }
    }
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(view)
    let attachment = Growing()
    let text = NSMutableAttributedString(string: "one\ntwo ")
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    stage.wait(0.1)
    let height = view.contentSize.height
    attachment.height = 60
    view.layoutManager.invalidateLayout(
      forCharacterRange: NSRange(location: 8, length: 1), actualCharacterRange: nil)
    stage.wait(0.1)
    expect(view.contentSize.height > height + 40)
  }

  @Test func `an accent that is typed behind a letter, and undone, leaves the storage in step`() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(view)
    view.attributedText = NSAttributedString(string: "here\n", attributes: [.kern: 2])
    let storage = view.textStorage
    view.selectedRange = NSRange(location: 2, length: 1)
    view.insertText("\u{301}")
    expect(storage.string == "he\u{301}e\n" && storage.length == 5)
    view.undoManager?.undo()
    expect(storage.string == "here\n" && view.text == "here\n")
    expect(StyledTexts.areEqual(view.attributedText, StyledTexts.stored(view)))
  }

  @Test func `attributedText is one string until the text or its font changes`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.attributedText = longText()
    let first = view.attributedText
    expect(view.attributedText === first)
    expect(!(first is NSMutableAttributedString))
    view.textColor = .red
    let second = view.attributedText
    expect(second !== first && colour(second, at: 0) == .red && colour(first, at: 0) == .label)
    view.insertText("x")
    expect(view.attributedText.length, equals: (second?.length ?? 0) + 1)
  }

  private func colour(_ text: NSAttributedString?, at place: Int) -> UIColor? {
    text?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
  }
}
