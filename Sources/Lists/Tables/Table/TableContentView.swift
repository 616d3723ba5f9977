// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The collection view in a table, which displays the visible rows and is scrolled by the table.
///
/// It covers the visible area of the table and has the same content offset, so that both have the same
/// content coordinates.
@MainActor
final class TableContentView: UICollectionView {
  /// The closure called after the visible rows were laid out.
  var onLayout: (() -> Void)?

  /// Creates a view for a table; only used by tables.
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
