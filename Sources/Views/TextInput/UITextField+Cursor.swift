// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UITextField: CursorGiving {
  /// The text beam cursor, if the text is editable.
  package var cursor: PointerCursor? { isEnabled ? .text : nil }
}
