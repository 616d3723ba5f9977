// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Hidden: a view whose text an editor of Mullion's keeps.
///
/// Fields and text views share what places mean.
@preconcurrency @MainActor
public protocol _EditedText: UITextInput {
  /// The editor, joined to what shows its text.
  var _places: _TextPlaces { get }
}

extension _EditedText {
  /// The place before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the text.
  public var endOfDocument: UITextPosition { UITextPosition(_places.editor.buffer.count) }

  /// What an input method shows while it is made; nil: nothing.
  public var markedTextRange: UITextRange? { _places.editor.marked.map(UITextRange.init) }
  /// Shows `markedText` as an input method does while it is made; the delegate is asked when it begins.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let units = max(0, min(selectedRange.location, text.utf16.count))
    let caret = String(text.utf16.prefix(units))?.count ?? text.count
    _places.editor.receive(.preedit(text, caret: caret))
  }
  /// Keeps what an input method shows.
  public func unmarkText() { _places.editor.unmark() }

  /// The text of a part.
  public func text(in range: UITextRange) -> String? { _places.pointing.text(in: range) }

  /// Puts `text` in the place of a part; the delegate is not asked.
  public func replace(_ range: UITextRange, withText text: String) {
    let editor = _places.editor
    editor.replace(
      range.offsets.clamped(to: 0..<editor.buffer.count), with: text, isTyped: false)
  }

  /// The part of the text between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    _places.pointing.range(fromPosition, toPosition)
  }

  /// The place `offset` UTF-16 code units on; nil when that is not in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    _places.pointing.position(position, offset)
  }

  /// How many UTF-16 code units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
