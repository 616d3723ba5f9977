// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit
import ViewStage

/// A collection view mounted in a headless surface, with plain data.
@MainActor
final class Stage: ViewStage.Stage {
  let view: UICollectionView
  private let source = ItemSource([])
  var items: [[String]]
  /// The items cells were asked for, in order.
  var asked: [String] = []
  /// What is done to a cell after it was dequeued.
  var configure: (any RecordingCell, IndexPath) -> Void = { _, _ in }

  init(
    _ layout: UICollectionViewLayout, items: [[String]] = [],
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2
  ) {
    self.items = items
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init(view, size: size, scale: scale, isShown: false)
    view.contentInsetAdjustmentBehavior = .never
    view.register(RecorderCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        RecorderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    source.counts = { [unowned self] in self.items.map(\.count) }
    source.cell = { [unowned self] in cell($0, $1) }
    view.dataSource = source
  }

  /// Data of `counts` items a section, named by section and item.
  convenience init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init(layout, items: Self.names(counts), size: size)
  }

  /// The names of `counts` items, by section and item.
  static func names(_ counts: [Int]) -> [[String]] {
    counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    frame()
  }

  var counters: WorkCounters { view.engine.counters }

  /// Index paths of the cells in sight, as `section.item`, sorted.
  var shown: [String] { view.indexPathsForVisibleItems.sorted().map { "\($0.section).\($0.item)" } }

  private func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    asked.append(items[path.section][path.item])
    if let cell = cell as? any RecordingCell {
      cell.text = items[path.section][path.item]
      configure(cell, path)
    }
    return cell
  }

  func cell(_ section: Int, _ item: Int) -> (any RecordingCell)? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? any RecordingCell
  }
}
