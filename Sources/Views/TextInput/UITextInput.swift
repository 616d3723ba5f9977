// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A text that the user edits, with its positions and ranges.
///
/// Text fields and text views conform. An app's view that conforms receives text like any ``UIKeyInput``;
/// input methods do not request positions from it.
///
/// Offsets are UTF-16 code units. Rectangles and points are in the view's coordinate space, in points.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The position before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the text.
  var endOfDocument: UITextPosition { get }
  /// The selected range, or an empty range at the caret; `nil` if the view has no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text of an input method, or `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// Displays the marked text of an input method, which replaces the previous marked text or the selection.
  ///
  /// `nil` or an empty text removes it. `selectedRange`, in UTF-16 code units of the marked text, is the
  /// position of the caret.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Turns the marked text into regular text.
  func unmarkText()
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position `offset` UTF-16 code units further; `nil` if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the number of UTF-16 code units between two positions, negative if `toPosition` precedes `from`.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the caret's rectangle at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the first rectangle of a range; for an empty range, the caret's rectangle.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangles of a range, line by line from top to bottom; empty for an empty range.
  ///
  /// A line of mixed writing directions can have several rectangles.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to `point`.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to `point`.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at `point`; `nil` if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Returns the position `offset` steps further in the layout; `nil` if there is none.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the end of a range that is farthest in the direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the end of the text in the direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The delegate that is notified of programmatic changes of text and selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer that finds words, lines and paragraphs in the text.
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  /// The default implementation, which is `nil` and ignores new values.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  /// A tokenizer based on the characters of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Returns an array of the first rectangle of the range, or an empty array for an empty range.
  ///
  /// This is the default for text inputs that do not implement the method.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard !range.isEmpty else { return [] }
    return [LineSelectionRect(firstRect(for: range), isFirst: true, isLast: true, .natural)]
  }
}
