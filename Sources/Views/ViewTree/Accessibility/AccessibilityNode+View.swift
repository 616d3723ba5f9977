// SPDX-License-Identifier: Apache-2.0

extension AccessibilityNode {
  /// The view that receives key events while the node has the focus.
  package var view: UIView? {
    get { holder as? UIView }
    set { holder = newValue }
  }
}
