// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ViewTree

extension UITextView {
  /// The place before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the text.
  public var endOfDocument: UITextPosition { UITextPosition(editor.buffer.count) }

  /// The part of the text between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    pointing.range(fromPosition, toPosition)
  }

  /// The place `offset` UTF-16 code units on; nil when that is not in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    pointing.position(position, offset)
  }

  /// How many UTF-16 code units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The text of a part.
  public func text(in range: UITextRange) -> String? { pointing.text(in: range) }

  /// Where the caret stands at a place, in the view's coordinate space, in points.
  public func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  /// The place nearest to `point`, in the view's coordinate space.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    nearestPosition(to: point)
  }
}
