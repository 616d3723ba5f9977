// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

// A collection view.
extension ListStage where List == UICollectionView {
  convenience init(
    _ layout: UICollectionViewLayout, items: [[String]] = [],
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2
  ) {
    self.init(
      UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout),
      items: items, size: size, scale: scale)
    view.contentInsetAdjustmentBehavior = .never
    view.register(RecorderCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        RecorderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    let source = ItemSource(counts: { [unowned self] in sectionCounts })
    source.cell = { [unowned self] in cell($0, $1) }
    view.dataSource = source
    data = source
  }

  /// Creates a stage with `counts` items per section, named by section and item.
  convenience init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init(layout, items: Self.names(counts), size: size)
  }

  var view: UICollectionView { list }

  func follow(_ delegate: any UICollectionViewDelegate) {
    keep(delegate)
    view.delegate = delegate
  }

  var counters: WorkCounters { view.engine.counters }

  /// The index paths of the visible cells as `section.item`, sorted.
  var shown: [String] { view.indexPathsForVisibleItems.sorted().map { "\($0.section).\($0.item)" } }

  private func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    let text = record(path)
    if let cell = cell as? any RecordingCell {
      cell.text = text
      configure(cell, path)
    }
    return cell
  }

  func cell(_ section: Int, _ item: Int) -> (any RecordingCell)? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? any RecordingCell
  }
}
