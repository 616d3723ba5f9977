// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// A text view that is edited, on a surface.
@MainActor
final class TextStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let view: UITextView
  private let surface: ViewSurface

  /// A text of `bytes` bytes in paragraphs of `length` characters.
  init(bytes: Int, _ length: Int) {
    view = UITextView(frame: root.bounds)
    view.text = String(repeating: Self.paragraph(length), count: bytes / length)
    root.addSubview(view)
    surface = ViewSurface(root: root, size: root.bounds.size, scale: 2)
    surface.frame(at: 0)
    view.becomeFirstResponder()
  }

  /// A paragraph of `length` characters of ASCII, with the line feed at its end.
  static func paragraph(_ length: Int) -> String {
    let words = String(repeating: "lorem ipsum dolor sit amet consectetur ", count: length / 39 + 1)
    return words.prefix(length - 1) + "\n"
  }

  /// Puts the caret at a share of the text, and does what the first key there does once.
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

  func frame() { surface.frame(at: 0) }
}
