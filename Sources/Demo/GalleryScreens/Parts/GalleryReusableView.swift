// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the headers, footers and backgrounds of the gallery have in common.
class GalleryReusableView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Builds the views; called once.
  func setUp() {}
}
