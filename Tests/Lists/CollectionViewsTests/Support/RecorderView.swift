// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A supplementary or decoration view that counts its reuses.
final class RecorderView: UICollectionReusableView {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
