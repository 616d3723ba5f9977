// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A plain supplementary or decoration view that answers as its case says.
final class CaseReusableView: UICollectionReusableView, CaseView {
  var preferredHeight: ((_ item: Int, _ width: CGFloat) -> CGFloat?)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(layoutAttributes)
  }
}
