// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The view that an editor edits for.
@MainActor
protocol TextEditorHost: AnyObject {
  /// Whether the text may be changed, and not only selected.
  var isTextEditable: Bool { get }
  /// Whether the text is hidden: it is not copied then.
  var isTextHidden: Bool { get }
  /// Whether a person can change the attributes of the text.
  var allowsEditingTextAttributes: Bool { get }
  /// Whether the text has more than one paragraph.
  var isMultiline: Bool { get }
  /// Whether `text` may take the place of `range`, in UTF-16 code units.
  func editorMayReplace(_ range: Range<Int>, with text: String) -> Bool
  /// The text changed; the selection has too.
  func editorDidChangeText()
  /// The selection changed.
  func editorDidChangeSelection()
  /// The return key was pressed in a text of one paragraph.
  func editorDidReturn()
  /// Where the caret gets from `offset` by going `lines` lines down; nil: there is no such line.
  func editorOffset(from offset: Int, lines: Int) -> Int?
  /// Where the caret wants to be across while it goes up and down, in points.
  var column: CGFloat? { get set }
  /// The range of the line that shows `offset`.
  func editorLine(at offset: Int) -> Range<Int>
  /// How many lines a page has.
  var linesPerPage: Int { get }
  /// Where the caret is, in the surface's coordinate space.
  var caretInSurface: CGRect? { get }
  /// What keyboard suits the text.
  var keyboardType: UIKeyboardType { get }
}
