// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

/// An exchange of a part of a text and its attributes, and the selection behind it.
package struct TextEdit {
  /// The part that is replaced, in UTF-16 code units.
  package var range: Range<Int>
  /// The text in its place.
  package var text: String
  /// The attributes of the text in its place; nil: it has none.
  package var styles: TextStyles?
  /// The place where the selection begins afterwards.
  package var anchor: Int
  /// The place of the caret afterwards.
  package var focus: Int
}
