// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A placeholder for the layout of a collection view that was created without one.
final class PlaceholderLayout: UICollectionViewLayout {
  override func prepare() {
    contractBroken(
      "a collection view without a layout is laid out; create it with "
        + "init(frame:collectionViewLayout:), or set its collectionViewLayout")
  }
}
