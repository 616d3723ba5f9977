// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Places that follow from others, for text inputs that say no more: in a text that is read from left to right.
extension UITextInput {
  /// Does nothing, for text inputs that show nothing while it is made.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}

  /// The place nearest to `point`, or the end of the part beyond which that lies.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let found = closestPosition(to: point) else { return nil }
    if compare(found, to: range.start) == .orderedAscending { return range.start }
    return compare(found, to: range.end) == .orderedDescending ? range.end : found
  }

  /// The character whose caret is nearest to `point`.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let found = closestPosition(to: point) else { return nil }
    let isBefore = caretRect(for: found).midX > point.x
    let direction = UITextDirection.storage(isBefore ? .backward : .forward)
    return tokenizer.rangeEnclosingPosition(found, with: .character, inDirection: direction)
  }

  /// So many code units to the left or right, or so many lines up or down.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let lines = CGFloat(direction == .up ? -offset : offset)
      return closestPosition(to: CGPoint(x: caret.midX, y: caret.midY + lines * caret.height))
    }
  }

  /// The start of the part to the left and up, its end to the right and down.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// From the beginning to the left and up, to the end to the right and down.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
  }
}
