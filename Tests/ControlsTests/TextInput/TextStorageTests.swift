// SPDX-License-Identifier: Apache-2.0

import Controls
import Foundation
import Testing
import ViewTree

/// Texts that tell of their changes.
@MainActor
struct TextStorageTests {
  private final class Log: NSObject, NSTextStorageDelegate {
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
  }

  /// A text that a class of the application keeps itself, and that is written in capitals.
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

  @Test func `each change is told of with its range and length`() {
    let text = NSTextStorage(string: "abcdef")
    text.delegate = log
    text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    #expect(text.string == "axyzdef")
    text.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 2))
    text.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(
      log.lines == [
        "will 2 1+3 1", "did 2 1+3 1", "will 1 4+2 0", "did 1 4+2 0", "will 2 0+0 -1",
        "did 2 0+0 -1",
      ])
    #expect(text.editedMask == [] && text.editedRange.location == NSNotFound)
  }

  @Test func `changes between beginEditing and endEditing are one`() {
    let text = NSTextStorage(string: "0123456789")
    text.delegate = log
    text.beginEditing()
    text.replaceCharacters(in: NSRange(location: 8, length: 1), with: "")
    text.beginEditing()
    text.insert(NSAttributedString(string: "ab"), at: 2)
    text.endEditing()
    #expect(log.lines.isEmpty)
    #expect(text.editedMask == [.editedCharacters, .editedAttributes] && text.changeInLength == 1)
    text.endEditing()
    #expect(text.string == "01ab2345679")
    #expect(log.lines == ["will 3 2+8 1", "did 3 2+8 1"])
  }

  @Test func `the delegate may change what is about to be processed`() {
    let text = NSTextStorage(string: "to do")
    text.delegate = log
    log.onWill = {
      $0.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: $0.length))
    }
    text.append(NSAttributedString(string: "!"))
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    #expect(log.lines == ["will 3 5+1 1", "did 3 0+6 1"])
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
    #expect(
      names == [
        "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification",
      ])
  }

  @Test func `a class that keeps the text itself is read like any text`() {
    let text = Loud()
    text.append(NSAttributedString(string: "ab", attributes: [.kern: 1]))
    text.replaceCharacters(in: NSRange(location: 1, length: 0), with: "-")
    #expect(text.string == "A-B")
    #expect(text.length == 3)
    #expect(NSAttributedString(attributedString: text).string == "A-B")
    #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
    #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "-B")
  }
}
