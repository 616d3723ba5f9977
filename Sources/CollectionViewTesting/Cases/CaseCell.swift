// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A plain cell that answers as its case says.
final class CaseCell: UICollectionViewCell, CaseView {
  var preferredHeight: ((_ item: Int, _ width: CGFloat) -> CGFloat?)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(layoutAttributes)
  }
}
