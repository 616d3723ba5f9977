// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The view of a text editor.
@MainActor
protocol TextEditorHost: AnyObject {
  /// Whether the text can be changed, not only selected.
  var isTextEditable: Bool { get }
  /// Whether the text is a secure entry, which cannot be copied.
  var isTextHidden: Bool { get }
  /// Whether the user can change the attributes of the text.
  var allowsEditingTextAttributes: Bool { get }
  /// Whether the text can have several paragraphs.
  var isMultiline: Bool { get }
  /// Returns whether `text` may replace `range`, in UTF-16 code units.
  func editorMayReplace(_ range: Range<Int>, with text: String) -> Bool
  /// Notifies the host that the text, and with it the selection, has changed.
  func editorDidChangeText()
  /// Notifies the host that the selection has changed.
  func editorDidChangeSelection()
  /// Notifies the host that the return key was pressed in a single-line text.
  func editorDidReturn()
  /// Returns the offset `lines` lines below `offset`, above it if negative; `nil` if there is no such line.
  func editorOffset(from offset: Int, lines: Int) -> Int?
  /// The x-coordinate that the caret keeps while it moves up and down, in points, or `nil` if there is none.
  var column: CGFloat? { get set }
  /// Returns the range of the line that contains `offset`.
  func editorLine(at offset: Int) -> Range<Int>
  /// The number of lines by which the page keys move the caret.
  var linesPerPage: Int { get }
  /// The rectangle of the caret, in the surface's coordinate space.
  var caretInSurface: CGRect? { get }
  /// The keyboard type of the text.
  var keyboardType: UIKeyboardType { get }
  /// Whether the text contains characters.
  var hasText: Bool { get }
  /// Whether the return key has no effect while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether typed quotes are replaced by typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two typed hyphens are replaced by a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces around cut, deleted and pasted words are adjusted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
}
