// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The layout of the store's first page; TASK.md describes it.
enum StoreLayout {
  /// The kind of the titles above sections.
  static let titleKind = "title"

  static func make() -> UICollectionViewLayout {
    UICollectionViewFlowLayout()
  }
}
