// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A placeholder view that shows its index path or its supplementary kind, and has a preferred size.
@MainActor
protocol PlainView: UICollectionReusableView {
  var label: UILabel { get }
  var preferredSize: PlainDataSource.Measuring? { get set }
}

extension PlainView {
  func setUpLabel() {
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
  }

  func preferred(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = preferredSize?(
      attributes.representedElementKind, attributes.indexPath, attributes.size)
    if let size { attributes.size = size }
    return attributes
  }
}
