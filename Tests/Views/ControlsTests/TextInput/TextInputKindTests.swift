// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text field view modes, end-editing reasons, text containers, text ranges and named pasteboards.
@MainActor
@Suite("Kinds of text input", .serialized)
struct TextInputKindTests {
  private let stage = Stage()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  init() {
    stage.root.addSubview(field)
    stage.surface.frame(at: 0)
  }

  @Test func `a part of a field is shown never, always, or by whether it is edited`() {
    let sign = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = sign
    /// Returns whether the left view is displayed while the field is not edited, and while it is.
    func isShown(_ mode: UITextField.ViewMode) -> [Bool] {
      field.leftViewMode = mode
      return [false, true].map { edits in
        if edits { field.becomeFirstResponder() } else { field.resignFirstResponder() }
        stage.wait(0.1)
        return !sign.isHidden && field.textRect(forBounds: field.bounds).minX >= 20
      }
    }
    expect(field.leftViewMode == UITextField.ViewMode.never && field.clearButtonMode == .never)
    expect(isShown(.never) == [false, false] && isShown(.always) == [true, true])
    expect(isShown(.whileEditing), equals: [false, true])
    expect(isShown(.unlessEditing), equals: [true, false])
    let all: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    expect(all.map(\.rawValue), equals: Array(0...3))
  }

  private class Plain: NSObject, UITextFieldDelegate {
    var log: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
  }

  private final class Asking: NSObject, UITextFieldDelegate {
    var reasons: [UITextField.DidEndEditingReason] = []
    var log: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { reasons.append(reason) }
  }

  @Test func `a delegate that asks for the reason hears it, and others hear of the end`() {
    let (plain, asking) = (Plain(), Asking())
    for delegate in [plain, asking] as [any UITextFieldDelegate] {
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    expect(plain.log, equals: ["end"])
    expect(asking.reasons == [UITextField.DidEndEditingReason.committed] && asking.log.isEmpty)
    expect(UITextField.DidEndEditingReason.cancelled.rawValue, equals: 1)
  }

  @Test func `a text view sets its text in its container`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    view.text = "one two three four five six seven eight"
    stage.root.addSubview(view)
    stage.wait(0.1)
    let container: NSTextContainer = view.textContainer
    expect(container.lineFragmentPadding == 5 && container.maximumNumberOfLines == 0)
    expect(container.lineBreakMode, equals: .byWordWrapping)
    let start = view.caretRect(for: view.beginningOfDocument).midX
    let height = view.contentSize.height
    container.lineFragmentPadding = 25
    stage.wait(0.1)
    expect(view.caretRect(for: view.beginningOfDocument).midX, equals: start + 20)
    expect(view.contentSize.height > height)
    container.maximumNumberOfLines = 1
    stage.wait(0.1)
    expect(view.contentSize.height < height)
  }

  @Test func `a part of a text has a start, an end, and may be empty`() throws {
    field.text = "one two"
    expect(UITextRange().isEmpty)
    let start = field.beginningOfDocument
    let three = try #require(field.position(from: start, offset: 3))
    let word: UITextRange = try #require(field.textRange(from: start, to: three))
    expect(!word.isEmpty && field.text(in: word) == "one")
    expect(word.start.isEqual(start) && word.end.isEqual(three))
    let none = try #require(field.textRange(from: three, to: three))
    expect(none.isEmpty && field.text(in: none) == "")
    expect(word.isEqual(field.textRange(from: start, to: three)) && !word.isEqual(none))
    let two = try #require(field.position(from: start, offset: 2))
    expect(!word.isEqual(field.textRange(from: start, to: two)))
    field.becomeFirstResponder()
    field.selectedTextRange = word
    expect(field.selectedTextRange?.isEqual(word), equals: true)
    stage.press(.character("1"))
    expect(field.text == "1 two" && field.selectedTextRange?.isEmpty == true)
  }

  @Test func `pasteboards of one name are one, and those of others are others`() throws {
    let name = UIPasteboard.Name("tests.\(UUID().uuidString)")
    expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    let again = try #require(UIPasteboard(name: name, create: false))
    first.string = "kept"
    expect(again.string == "kept" && again.name == name && again.changeCount == first.changeCount)
    let other = try #require(
      UIPasteboard(name: UIPasteboard.Name(rawValue: name.rawValue + "2"), create: true))
    expect(other.string == nil && !other.hasStrings)
  }

  @Test func `the general pasteboard is there by its name`() throws {
    let name = UIPasteboard.Name.general
    expect(name.rawValue == "com.apple.UIKit.pboard.general" && UIPasteboard.general.name == name)
    UIPasteboard.general.string = "shared"
    for create in [false, true] {
      let board = try #require(UIPasteboard(name: name, create: create))
      expect(board.string, equals: "shared")
    }
  }

  @Test func `a search bar has a ground unless it is minimal`() {
    func ground(_ style: UISearchBar.Style) -> Bool {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
      bar.searchBarStyle = style
      stage.root.addSubview(bar)
      stage.wait(0.1)
      defer { bar.removeFromSuperview() }
      func fills(_ node: DisplayNode) -> Bool {
        node.commands.contains {
          if case .fill(let shape, let color) = $0 {
            shape.rect.size == bar.bounds.size && color.alpha > 0
          } else {
            false
          }
        } || node.children.contains { $0.bounds.size == bar.bounds.size && fills($0) }
      }
      return fills(bar.displayNode())
    }
    expect(UISearchBar().searchBarStyle, equals: UISearchBar.Style.default)
    expect(ground(.default) && ground(.prominent) && !ground(.minimal))
    expect([UISearchBar.Style.default, .prominent, .minimal].map(\.rawValue), equals: [0, 1, 2])
  }

  private final class Presses: NSObject, UITextViewDelegate {
    var contents: [UITextItem.Content] = []
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      contents.append(textItem.content)
      return UIAction { _ in }
    }
  }

  @Test func `a part that is pressed is a link or has a tag`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 60, width: 200, height: 60))
    let text = NSMutableAttributedString(
      string: "link and tag", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let url = try #require(URL(string: "https://there.example"))
    text.addAttribute(.link, value: url, range: NSRange(location: 0, length: 4))
    text.addAttribute(.textItemTag, value: "here", range: NSRange(location: 9, length: 3))
    let presses = Presses()
    view.isEditable = false
    view.delegate = presses
    view.attributedText = text
    stage.root.addSubview(view)
    stage.wait(0.1)
    for x in [12.5, 57.5] as [CGFloat] {
      stage.pointer(.began, x, 73)
      stage.pointer(.ended, x, 73)
      stage.wait(0.5)
    }
    expect(presses.contents, equals: [UITextItem.Content.link(url), .tag("here")])
  }

  @Test func `an outline takes room, but where there is none`() {
    let all: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    let lefts = all.map { style in
      field.borderStyle = style
      return field.textRect(forBounds: field.bounds).minX
    }
    expect(lefts[0] == 0 && lefts[1] > 0 && lefts[1] == lefts[2] && lefts[3] > lefts[2])
    let heights = all.map { style in
      field.borderStyle = style
      return field.intrinsicContentSize.height
    }
    expect(heights[0] < heights[1] && Set(heights[1...]).count == 1)
    expect(UITextField().borderStyle == .none && all.map(\.rawValue) == Array(0...3))
  }
}
