// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Default implementations derived from other members, for left-to-right texts.
extension UITextInput {
  /// Does nothing; the default for text inputs without marked text.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}

  /// Returns the position nearest to `point`, clamped to `range`.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let found = closestPosition(to: point) else { return nil }
    if compare(found, to: range.start) == .orderedAscending { return range.start }
    return compare(found, to: range.end) == .orderedDescending ? range.end : found
  }

  /// Returns the range of the character beside the position nearest to `point`, on the side of the point.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let found = closestPosition(to: point) else { return nil }
    let isBefore = caretRect(for: found).midX > point.x
    let direction = UITextDirection.storage(isBefore ? .backward : .forward)
    return tokenizer.rangeEnclosingPosition(found, with: .character, inDirection: direction)
  }

  /// Returns the position `offset` code units to the left or right, or the nearest position `offset` lines up
  /// or down.
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

  /// Returns the start of the range for left and up, its end for right and down.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// Returns the range from the beginning of the text to `position` for left and up, or from `position` to
  /// the end of the text for right and down.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
  }
}
