// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// How the cells, headers and footers of a case answer which size they would rather have.
@MainActor
protocol CaseView: AnyObject {
  /// The height for an item, given the width offered; nil leaves the attributes as they came.
  var preferredHeight: ((_ item: Int, _ width: CGFloat) -> CGFloat?)? { get set }
}

extension CaseView {
  func preferred(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard
      let height = preferredHeight?(attributes.indexPath.item, attributes.size.width),
      let answer = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    answer.size.height = height
    return answer
  }
}
