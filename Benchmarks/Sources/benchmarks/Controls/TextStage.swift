// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// A text view that is being edited, on a surface.
@MainActor
final class TextStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let view: UITextView
  private let surface: ViewSurface

  /// The origin of a text's attributes.
  enum Attributes {
    /// No attributes.
    case plain
    /// An attributed text in which the first words of each paragraph are bold.
    case bold
    /// The attributes of `bold`, after an access to `textStorage`.
    case stored
  }

  /// Creates a text of `bytes` bytes in paragraphs of `length` characters.
  init(bytes: Int, _ length: Int, _ attributes: Attributes = .plain) {
    view = UITextView(frame: root.bounds)
    let text = String(repeating: Self.paragraph(length), count: bytes / length)
    switch attributes {
    case .plain: view.text = text
    case .bold, .stored:
      let styled = NSMutableAttributedString(string: text)
      for start in stride(from: 0, to: bytes / length * length, by: length) {
        styled.addAttribute(
          .font, value: UIFont.boldSystemFont(ofSize: 16),
          range: NSRange(location: start, length: 10))
      }
      view.attributedText = styled
      if attributes == .stored { Stopwatch.keep(view.textStorage) }
    }
    root.addSubview(view)
    surface = ViewSurface(root: root, size: root.bounds.size, scale: 2)
    surface.frame(at: 0)
    view.becomeFirstResponder()
  }

  /// Returns a paragraph of `length` ASCII characters, including its line feed.
  static func paragraph(_ length: Int) -> String {
    let words = String(repeating: "lorem ipsum dolor sit amet consectetur ", count: length / 39 + 1)
    return words.prefix(length - 1) + "\n"
  }

  /// Sets the caret at a fraction of the text, and inserts and deletes a character so that later keys do no
  /// initial work.
  func select(_ share: Double) {
    view.selectedRange = NSRange(
      location: Int(share * Double(view.text.utf16.count)), length: 0)
    frame()
    insert()
    delete()
  }

  func insert() {
    view.insertText("x")
    frame()
  }

  func delete() {
    view.deleteBackward()
    frame()
  }

  func readAttributedText() { Stopwatch.keep(view.attributedText) }

  func frame() { surface.frame(at: 0) }
}
