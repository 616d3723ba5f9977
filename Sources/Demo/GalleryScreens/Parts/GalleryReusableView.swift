// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The base class of the gallery's headers, footers and backgrounds.
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
