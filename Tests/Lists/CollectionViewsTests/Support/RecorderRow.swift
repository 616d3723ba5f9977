// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A recording list cell.
final class RecorderRow: UICollectionViewListCell, RecordingCell {
  var text = ""
  var wantedHeight: CGFloat?
  private(set) var reuses = 0
  private(set) var applied: [CGRect] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    text = ""
    wantedHeight = nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes.frame)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let wantedHeight else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size.height = wantedHeight
    return layoutAttributes
  }
}
