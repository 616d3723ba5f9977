// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// What fields and text views do alike: a text with an editor, on a canvas.
@preconcurrency @MainActor
protocol TextEditing: TextSizeFollowing {
  /// Keeps the text.
  var editor: TextEditor { get }
  /// Shows the text.
  var canvas: TextCanvas { get }
  /// Joins the two.
  var pointing: TextPointing { get }
  /// Where lines stand.
  var textAlignment: NSTextAlignment { get }
  /// What holds where the text says nothing.
  var currentDefaults: [NSAttributedString.Key: Any] { get }
}

extension TextEditing {
  /// The text with the attributes of its parts.
  var currentAttributedText: NSAttributedString {
    let styles = editor.styles ?? TextStyles(length: editor.buffer.count)
    return styles.string(editor.text, over: currentDefaults)
  }

  /// Takes an attribute out of all parts, because the view's own holds for all of them now.
  func dropOwn(_ key: NSAttributedString.Key) {
    editor.restyle { $0[key] = nil }
  }

  /// Gives all parts the view's alignment.
  func alignAll() {
    editor.restyle { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      attributes[.paragraphStyle] = style.aligned(textAlignment)
    }
  }

  /// Where the caret stands at a place, in the view's coordinate space, in points.
  func caret(at position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return convert(canvas.caretRect(at: pointing.character(position.offset)), from: canvas)
  }

  /// The first line of a part, or where the caret stands in an empty one, in the view's coordinate
  /// space, in points.
  func firstLine(of range: UITextRange) -> CGRect {
    layoutIfNeeded()
    let offsets = range.offsets
    let characters = pointing.character(offsets.lowerBound)..<pointing.character(offsets.upperBound)
    guard let line = canvas.rects(of: characters).first else { return caret(at: range.start) }
    return convert(line, from: canvas)
  }

  /// Has the canvas show the caret where the view says that it stands.
  func showCaretWhereAsked(_ caretRect: @escaping @MainActor (UITextPosition) -> CGRect) {
    canvas.askedCaret = { [unowned canvas, weak self] own in
      guard let self else { return own }
      let asked = caretRect(UITextPosition(editor.buffer.focus))
      return asked == convert(own, from: canvas) ? own : canvas.convert(asked, from: self)
    }
  }

  /// The place nearest to `point`, in the view's coordinate space.
  func nearestPosition(to point: CGPoint) -> UITextPosition {
    layoutIfNeeded()
    return UITextPosition(pointing.offset(at: convert(point, to: canvas)))
  }
}
