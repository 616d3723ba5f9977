// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A cell that knows its item and asks for a height.
final class ScriptCell: UICollectionViewCell {
  var item = -1
  var height: CGFloat = 44

  override func prepareForReuse() {
    super.prepareForReuse()
    item = -1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// A row that knows its item, and is as high as its text.
final class ScriptRow: UICollectionViewListCell {
  var item = -1

  override func prepareForReuse() {
    super.prepareForReuse()
    item = -1
  }
}
