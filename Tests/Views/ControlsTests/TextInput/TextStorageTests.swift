// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text storages that report their changes, and of the text views that display them.
@MainActor
struct TextStorageTests {
  private final class Log: NSObject, NSTextStorageDelegate, UITextViewDelegate {
    var lines: [String] = []
    var onWill: (NSTextStorage) -> Void = { _ in }
    var onDid: (NSTextStorage) -> Void = { _ in }
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append(
        "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      onWill(textStorage)
    }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append(
        "did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      onDid(textStorage)
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
  }

  /// A custom text storage subclass with its own backing store, which converts text to capitals.
  private final class Loud: NSTextStorage {
    private let kept = NSMutableAttributedString(string: "")
    override var string: String { kept.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      kept.replaceCharacters(in: range, with: str.uppercased())
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      kept.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  private let log = Log()
  private let stage = Stage()

  private func shown(_ view: UITextView) -> UITextView {
    view.font = .systemFont(ofSize: 10)
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    return view
  }

  private func colour(_ text: NSAttributedString, _ place: Int) -> UIColor? {
    text.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
  }

  @Test func `each change is told of with its range and length`() {
    let text = NSTextStorage(string: "abcdef")
    text.delegate = log
    text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    expect(text.string, equals: "axyzdef")
    text.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 2))
    text.deleteCharacters(in: NSRange(location: 0, length: 1))
    expect(
      log.lines,
      equals: [
        "will 2 1+3 1", "did 2 1+3 1", "will 1 4+2 0", "did 1 4+2 0", "will 2 0+0 -1",
        "did 2 0+0 -1",
      ])
    expect(text.editedMask == [] && text.editedRange.location == NSNotFound)
  }

  @Test func `changes between beginEditing and endEditing are one`() {
    let text = NSTextStorage(string: "0123456789")
    text.delegate = log
    text.beginEditing()
    text.replaceCharacters(in: NSRange(location: 8, length: 1), with: "")
    text.beginEditing()
    text.insert(NSAttributedString(string: "ab"), at: 2)
    text.endEditing()
    expect(log.lines.isEmpty)
    expect(text.editedMask == [.editedCharacters, .editedAttributes] && text.changeInLength == 1)
    text.endEditing()
    expect(text.string, equals: "01ab2345679")
    expect(log.lines, equals: ["will 3 2+8 1", "did 3 2+8 1"])
  }

  @Test func `the delegate may change what is about to be processed`() {
    let text = NSTextStorage(string: "to do")
    text.delegate = log
    log.onWill = {
      $0.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: $0.length))
    }
    text.append(NSAttributedString(string: "!"))
    expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int, equals: 3)
    expect(log.lines, equals: ["will 3 5+1 1", "did 3 0+6 1"])
  }

  @Test func `observers hear of changes`() async {
    let text = NSTextStorage(string: "a")
    var names: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: text, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    text.append(NSAttributedString(string: "b"))
    tokens.forEach(center.removeObserver)
    expect(
      names,
      equals: [
        "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification",
      ])
  }

  @Test func `a class that keeps the text itself is read like any text`() {
    let text = Loud()
    text.append(NSAttributedString(string: "ab", attributes: [.kern: 1]))
    text.replaceCharacters(in: NSRange(location: 1, length: 0), with: "-")
    expect(text.string, equals: "A-B")
    expect(text.length, equals: 3)
    expect(NSAttributedString(attributedString: text).string, equals: "A-B")
    expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int, equals: 1)
    expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string, equals: "-B")
  }

  @Test func `a text view follows its storage, and does not say that a person changed it`() {
    let view = shown(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.text = "one two"
    view.delegate = log
    view.selectedRange = NSRange(location: 4, length: 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "twelve")
    expect(view.text, equals: "twelve two")
    expect(view.selectedRange, equals: NSRange(location: 7, length: 3))
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 6))
    expect(colour(view.attributedText, 0), equals: .red)
    expect(colour(view.attributedText, 7), equals: .label)
    expect(log.lines.isEmpty)
  }

  @Test func `the storage follows the text view`() {
    let view = shown(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let text = view.textStorage
    view.text = "one"
    expect(text.string, equals: "one")
    expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, equals: 10)
    view.textColor = .red
    expect(colour(text, 2), equals: .red)
    text.delegate = log
    view.delegate = log
    view.becomeFirstResponder()
    stage.press(.character("s"))
    expect(text.string, equals: "ones")
    expect(log.lines, equals: ["will 3 3+1 1", "did 3 3+1 1", "changed"])
  }

  @Test func `what the storage's delegate colours is shown while a person types`() {
    let view = shown(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.textStorage.delegate = log
    log.onDid = { text in
      let all = NSRange(location: 0, length: text.length)
      text.removeAttribute(.foregroundColor, range: all)
      let found = (text.string as NSString).range(of: "let")
      if found.location != NSNotFound {
        text.addAttribute(.foregroundColor, value: UIColor.red, range: found)
      }
    }
    view.becomeFirstResponder()
    for character in "a let b" { stage.press(.character(character)) }
    expect(view.text, equals: "a let b")
    expect(
      (0..<7).map { colour(view.textStorage, $0) == .red },
      equals: [
        false, false, true, true, true, false, false,
      ])
    expect(colour(view.attributedText, 3), equals: .red)
    expect(view.selectedRange, equals: NSRange(location: 7, length: 0))
  }

  @Test func `a text view shows the text of the storage that it was made with`() {
    let text = Loud()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    text.addLayoutManager(manager)
    manager.addTextContainer(container)
    text.append(NSAttributedString(string: "hey"))
    let view = shown(
      UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60), textContainer: container))
    expect(view.text, equals: "HEY")
    expect(view.textStorage === text && view.layoutManager === manager)
    expect(view.textContainer === container)
    view.becomeFirstResponder()
    stage.press(.end)
    stage.press(.character("o"))
    expect(view.text == "HEYO" && text.string == "HEYO")
  }
}
