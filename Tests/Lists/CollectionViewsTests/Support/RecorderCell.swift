// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A recording cell that is not a list cell.
final class RecorderCell: UICollectionViewCell, RecordingCell {
  var text = ""
  var wantedHeight: CGFloat?
  /// The closure that returns the preferred size of the cell for the size that the layout proposes.
  var wants: ((CGSize) -> CGSize)?
  private(set) var reuses = 0
  private(set) var applied: [CGRect] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    text = ""
    wantedHeight = nil
    wants = nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes.frame)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wants {
      layoutAttributes.size = wants(layoutAttributes.size)
      return layoutAttributes
    }
    guard let wantedHeight else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size.height = wantedHeight
    return layoutAttributes
  }
}
