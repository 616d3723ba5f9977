// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UITextField: CursorGiving {
  /// The beam of texts, where the text can be edited.
  package var cursor: PointerCursor? { isEnabled ? .text : nil }
}
