// SPDX-License-Identifier: Apache-2.0

/// An exchange of a part of a text, and the selection behind it.
package struct TextEdit {
  /// The part that is replaced, in UTF-16 code units.
  package var range: Range<Int>
  /// The text in its place.
  package var text: String
  /// The place where the selection begins afterwards.
  package var anchor: Int
  /// The place of the caret afterwards.
  package var focus: Int
}
