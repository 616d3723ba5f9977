// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

/// A replacement of a part of a text and its attributes, with the selection after it.
package struct TextEdit {
  /// The replaced part, in UTF-16 code units.
  package var range: Range<Int>
  /// The text that replaces the range.
  package var text: String
  /// The attributes of the replacement, or `nil` if it is plain.
  package var styles: TextStyles?
  /// The fixed end of the selection after the edit.
  package var anchor: Int
  /// The moving end of the selection after the edit, where the caret is.
  package var focus: Int
}
