// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// An implementation detail: a view whose text is stored by Mullion's editor.
///
/// Text fields and text views share the implementations of positions and ranges.
@preconcurrency @MainActor
public protocol _EditedText: UITextInput {
  /// The editor, connected to the canvas of its text.
  var _places: _TextPlaces { get }
}

extension _EditedText {
  /// The position before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the text.
  public var endOfDocument: UITextPosition { UITextPosition(_places.editor.buffer.count) }

  /// The range of the marked text of an input method, or `nil` if there is none.
  public var markedTextRange: UITextRange? { _places.editor.marked.map(UITextRange.init) }
  /// Displays `markedText` as an input method does; the delegate is consulted when marking begins.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let units = max(0, min(selectedRange.location, text.utf16.count))
    let caret = String(text.utf16.prefix(units))?.count ?? text.count
    _places.editor.receive(.preedit(text, caret: caret))
  }
  /// Turns the marked text into regular text.
  public func unmarkText() { _places.editor.unmark() }

  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? { _places.pointing.text(in: range) }

  /// Replaces the text in a range if it is editable and the delegate permits the change.
  public func replace(_ range: UITextRange, withText text: String) {
    let editor = _places.editor
    editor.replace(
      range.offsets.clamped(to: 0..<editor.buffer.count), with: text, isTyped: false)
  }

  /// Returns the range between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    _places.pointing.range(fromPosition, toPosition)
  }

  /// Returns the position `offset` UTF-16 code units further; `nil` if it is outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    _places.pointing.position(position, offset)
  }

  /// Returns the number of UTF-16 code units between two positions, negative if `toPosition` precedes `from`.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
