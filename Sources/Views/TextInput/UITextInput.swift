// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A text that people edit, with its places and parts.
///
/// Text fields and text views conform. A view of an application that conforms gets text as any
/// ``UIKeyInput`` does; input methods ask it for no place.
///
/// Places count UTF-16 code units. Rectangles and points are in the view's coordinate space, in points.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The place before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the text.
  var endOfDocument: UITextPosition { get }
  /// What is selected; empty at the caret.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method shows while it is made; nil: nothing.
  var markedTextRange: UITextRange? { get }
  /// Shows `markedText` as an input method does while it is made, in the place of what it showed before or of what is selected; nil
  /// or nothing: it is taken away. `selectedRange`, in UTF-16 code units of it, is where the caret stands.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps what an input method shows.
  func unmarkText()
  /// The text of a part.
  func text(in range: UITextRange) -> String?
  /// Puts `text` in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// The part of the text between two places, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place `offset` UTF-16 code units on; nil when that is not in the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// How many UTF-16 code units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Where the caret stands at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The first line of a part, or where the caret stands in an empty one.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a part is seen: a rectangle for each line, from top to bottom; none for an empty part.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to `point`.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a part that is nearest to `point`.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at `point`; nil: there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The place `offset` steps on from a place, as the text is shown; nil when that is not in the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The end of a part that lies farthest in the direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The text from a place to the end that lies in the direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Who is to be told of changes of the text and of what is selected that code makes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds words, lines and paragraphs in the text.
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  /// Nobody; can't be changed unless the object declares it.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  /// One that goes by the characters of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Its first line alone, for text inputs that say no more; none for an empty part.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard !range.isEmpty else { return [] }
    return [LineSelectionRect(firstRect(for: range), isFirst: true, isLast: true, .natural)]
  }
}
