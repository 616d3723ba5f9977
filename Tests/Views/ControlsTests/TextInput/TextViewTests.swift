// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text views into which the user types.
@MainActor
struct TextViewTests {
  private final class Follower: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) '\(text)'")
      return text != "#"
    }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
  }

  private let stage = Stage()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 60))
  private let follower = Follower()

  init() {
    view.font = .systemFont(ofSize: 10)
    view.delegate = follower
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
  }

  @Test(arguments: [true, false])
  func `assistive technologies read a bullet for each character of a secure text`(
    isEditable: Bool
  ) {
    view.text = "secret"
    view.isSecureTextEntry = true
    view.isEditable = isEditable
    let defaults = view.accessibilityDefaults
    expect([defaults.value, defaults.label].compactMap(\.self), equals: ["••••••"])
  }

  @Test func `typing goes on in lines`() {
    view.becomeFirstResponder()
    stage.press(.character("a"))
    stage.press(.enter)
    stage.press(.character("#"))
    stage.press(.character("b"))
    expect(view.text, equals: "a\nb")
    view.resignFirstResponder()
    expect(
      follower.log,
      equals: [
        "begin", "0+0 'a'", "change", "1+0 '\n'", "change", "2+0 '#'", "2+0 'b'", "change", "end",
      ])
  }

  @Test func `a container whose height tracks the text view provides no lines below the view`() {
    view.text = (0..<40).map(String.init).joined(separator: "\n")
    let container = view.textContainer
    let manager = view.layoutManager
    expect(manager.usedRect(for: container).height > view.bounds.height)
    container.heightTracksTextView = true
    view.layoutIfNeeded()
    expect(container.size, equals: CGSize(width: 110, height: 44))
    let used = manager.usedRect(for: container).height
    expect(used > 30 && used <= 44.5)
    view.frame.size.height = 100
    view.layoutIfNeeded()
    expect(container.size, equals: CGSize(width: 110, height: 84))
  }

  @Test func `Tab inserts a tab, and with Control or Shift it moves the focus out of the text`() {
    let fields = [UITextField(), UITextField()]
    for (field, y) in zip(fields, [200.0, 260]) {
      field.frame = CGRect(x: 0, y: y, width: 110, height: 40)
      stage.root.addSubview(field)
    }
    stage.surface.frame(at: 1)
    func leave(_ modifiers: KeyEvent.Modifiers) -> UIResponder? {
      view.becomeFirstResponder()
      stage.press(.tab, modifiers)
      return stage.surface.firstResponder
    }
    view.becomeFirstResponder()
    stage.press(.tab)
    expect(view.text == "\t" && view.isFirstResponder)
    expect(leave(.control) === fields[0])
    expect(leave([.control, .shift]) === fields[1])
    expect(leave(.shift) === fields[1])
    expect(view.text, equals: "\t")
  }

  @Test func `up and down keep the column`() {
    view.text = "abcdef\nab\nabcdef"
    view.becomeFirstResponder()
    stage.surface.frame(at: 1)
    view.selectedRange = NSRange(location: 5, length: 0)
    stage.press(.down)
    expect(view.selectedRange.location, equals: 9)
    stage.press(.down, [.shift])
    expect(view.selectedRange.location == 9 && view.selectedRange.length > 0)
    stage.press(.up)
    stage.press(.home)
    expect(view.selectedRange, equals: NSRange(location: 7, length: 0))
    stage.press(.end)
    expect(view.selectedRange, equals: NSRange(location: 9, length: 0))
    stage.press(.up)
    stage.press(.up)
    expect(view.selectedRange, equals: NSRange(location: 0, length: 0))
    stage.press(.end, [.control])
    expect(view.selectedRange.location, equals: 16)
  }

  @Test func `the caret is scrolled into sight, and text wraps`() {
    view.becomeFirstResponder()
    for _ in 0..<12 { view.insertText("word after word ") }
    stage.surface.frame(at: 1)
    expect(view.contentSize.height > 100)
    expect(view.contentOffset.y > 0)
    stage.press(.home, [.control])
    expect(view.contentOffset.y <= 4)
    view.scrollRangeToVisible(NSRange(location: 190, length: 0))
    expect(view.contentOffset.y > 40)
  }

  @Test func `a pointer selects words and paragraphs`() {
    view.text = "one two\nthree four"
    stage.surface.frame(at: 1)
    func press(_ x: CGFloat, _ y: CGFloat, _ count: Int) {
      for phase in [PointerEvent.Phase.began, .ended] {
        stage.surface.handle(
          .pointer(
            PointerEvent(
              phase: phase, location: CGPoint(x: x, y: y), clickCount: count, timestamp: 1)))
      }
    }
    press(29, 14, 2)
    expect(view.selectedRange, equals: NSRange(location: 4, length: 3))
    press(29, 26, 3)
    expect(view.selectedRange, equals: NSRange(location: 8, length: 10))
    stage.pointer(.began, 5, 14)
    stage.pointer(.moved, 21, 14)
    stage.pointer(.ended, 21, 14)
    expect(view.selectedRange, equals: NSRange(location: 0, length: 3))
    expect(view.contentOffset, equals: .zero)
  }

  @Test func `without scrolling a text view is as large as its text`() {
    view.text = "one\ntwo"
    expect(view.intrinsicContentSize.height, equals: UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    expect(view.intrinsicContentSize, equals: CGSize(width: 25, height: 40))
    expect(view.sizeThatFits(CGSize(width: 20, height: 0)).height > 40)
    view.isEditable = false
    view.becomeFirstResponder()
    stage.press(.character("x"))
    expect(view.text, equals: "one\ntwo")
  }
}
