// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The container of a cell's subviews; when it invalidates its intrinsic content size, the cell's size is
/// updated.
final class CellContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any ContentHolding)?.contentMayHaveChanged()
  }
}
