// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UITextView: CursorGiving {
  /// The text beam cursor, if the text is editable or selectable.
  package var cursor: PointerCursor? { isEditable || isSelectable ? .text : nil }
}
