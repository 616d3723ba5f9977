// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A separator with a thickness of one pixel.
final class HairlineView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / max(1, traitCollection.displayScale))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}
