// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The collection view in a table: it shows the rows in sight, and is moved by the table.
///
/// It stands where the table's content is seen, and has the table's offset as its own, so that
/// places in the two are the same.
@MainActor
final class TableContentView: UICollectionView {
  /// Called after the rows in sight were laid out.
  var onLayout: (() -> Void)?

  /// The class is made by a table alone.
  init(layout: UICollectionViewLayout) {
    super.init(frame: .zero, collectionViewLayout: layout)
    isScrollEnabled = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    allowsKeyboardScrolling = false
    contentInsetAdjustmentBehavior = .never
    backgroundColor = nil
    engine.scrollPolicy.keepsPlaceInLayouts = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
