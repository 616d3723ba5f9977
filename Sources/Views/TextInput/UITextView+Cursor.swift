// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UITextView: CursorGiving {
  /// The beam of texts, where the text can be edited or selected.
  package var cursor: PointerCursor? { isEditable || isSelectable ? .text : nil }
}
