// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The placeholder cell of a layout that is shown without an application.
final class PlainCell: UICollectionViewCell, PlainView {
  let label = UILabel()
  var preferredSize: PlainDataSource.Measuring?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(layoutAttributes)
  }
}
