// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import Foundation
import UIKit
import ViewTree

/// A collection view mounted in a headless surface, with plain data.
@MainActor
final class Stage: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let surface: ViewSurface
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
    surface = ViewSurface(root: view, size: size, scale: scale)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(RecorderCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        RecorderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
  }

  /// Data of `counts` items a section, named by section and item.
  convenience init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 320, height: 480)
  ) {
    let items = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    self.init(layout, items: items, size: size)
  }

  /// Lays out as a host's frame does.
  func frame() { surface.frame(at: surface.now + 1) }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    frame()
  }

  var counters: WorkCounters { view.engine.counters }

  /// Index paths of the cells in sight, as `section.item`, sorted.
  var shown: [String] { view.indexPathsForVisibleItems.sorted().map { "\($0.section).\($0.item)" } }

  func cell(_ section: Int, _ item: Int) -> (any RecordingCell)? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? any RecordingCell
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    asked.append(items[indexPath.section][indexPath.item])
    if let cell = cell as? any RecordingCell {
      cell.text = items[indexPath.section][indexPath.item]
      configure(cell, indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
