// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text attachments in text views.
@MainActor
struct AttachedPictureTests {
  private let stage = Stage()
  private let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 120))
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  init() {
    view.font = .systemFont(ofSize: 10)
    stage.root.addSubview(view)
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
    text.append(NSAttributedString(string: "cd"))
    view.attributedText = text
    stage.surface.frame(at: 0)
  }

  private func place(_ offset: Int) -> CGRect {
    view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) }
      ?? .null
  }

  private func pictures(_ node: DisplayNode) -> Int {
    node.commands.count {
      if case .image = $0 { true } else if case .imagePart = $0 { true } else { false }
    } + node.children.reduce(0) { $0 + pictures($1) }
  }

  private func type(_ text: String) {
    for character in text { stage.press(.character(character)) }
    stage.wait(0.05)
  }

  @Test func `the caret stands before and behind a picture, which is one character`() {
    expect(place(3).minX - place(2).minX, equals: 40)
    expect(place(4).minX - place(3).minX, equals: 5)
    view.becomeFirstResponder()
    stage.press(.home)
    for _ in 0..<3 { stage.press(.right) }
    expect(view.selectedRange, equals: NSRange(location: 3, length: 0))
    stage.press(.delete)
    expect(view.text, equals: "abcd")
  }

  @Test func `a picture is drawn, and makes its line higher`() {
    expect(pictures(stage.surface.displayTree()), equals: 1)
    let before = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
    view.attributedText = NSAttributedString(string: "abcd")
    let after = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
    expect(before > after + 15)
  }

  @Test func `what is typed behind a picture is text`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    expect(view.typingAttributes[.attachment] == nil)
    type("xy")
    expect(view.text, equals: "ab\u{FFFC}xycd")
    expect(pictures(stage.surface.displayTree()), equals: 1)
    let text = view.attributedText
    expect(text?.attribute(.attachment, at: 2, effectiveRange: nil) is NSTextAttachment)
    expect(text?.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
    expect(place(4).minX - place(3).minX, equals: 5)
  }
}
