// SPDX-License-Identifier: Apache-2.0

extension AccessibilityNode {
  /// Where keys go when the node has the focus.
  package var view: UIView? {
    get { holder as? UIView }
    set { holder = newValue }
  }
}
