// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The view for the subviews of a cell; a cell's size follows when it says that its own changed.
final class CellContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any ContentHolding)?.contentMayHaveChanged()
  }
}
