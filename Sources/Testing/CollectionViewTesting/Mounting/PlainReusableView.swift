// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The placeholder for a supplementary or decoration view of a layout that is shown without an application.
final class PlainReusableView: UICollectionReusableView, PlainView {
  let label = UILabel()
  var preferredSize: PlainDataSource.Measuring?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(layoutAttributes)
  }
}
