// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A cell that stores its item and prefers a height.
final class ScriptCell: UICollectionViewCell {
  var item = -1
  var height: CGFloat = 44
  weak var hooks: ScriptHooks?
  override var canBecomeFirstResponder: Bool { true }

  override func prepareForReuse() {
    super.prepareForReuse()
    item = -1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    hooks?.pass(.fitted)
    layoutAttributes.size.height = height
    return layoutAttributes
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    hooks?.pass(.applied)
  }
}

/// A list cell that stores its item, and whose height depends on its text.
final class ScriptRow: UICollectionViewListCell {
  var item = -1
  weak var hooks: ScriptHooks?
  override var canBecomeFirstResponder: Bool { true }

  override func prepareForReuse() {
    super.prepareForReuse()
    item = -1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    hooks?.pass(.fitted)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}
