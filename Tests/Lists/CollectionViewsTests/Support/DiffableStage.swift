// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit
import ViewStage

/// A collection view over a diffable data source of strings, which notes the cells it was asked
/// for.
@MainActor
final class DiffableStage: ViewStage.Stage {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  let view: UICollectionView
  let source: Source
  private let log: Log

  final class Log {
    var calls: [String] = []
    var onProvide: (String) -> Void = { _ in }
  }

  /// Called by the cell provider, before it dequeues.
  var onProvide: (String) -> Void {
    get { log.onProvide }
    set { log.onProvide = newValue }
  }

  init(_ layout: UICollectionViewLayout = Layouts.grid(), size: CGFloat = 320) {
    let size = CGSize(width: size, height: 480)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let log = Log()
    self.log = log
    view.register(RecorderCell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { view, path, item in
      log.calls.append("\(path.section).\(path.item) \(item)")
      log.onProvide(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecorderCell)?.text = item
      return cell
    }
    super.init(view, size: size, isShown: false)
  }

  /// The cells asked for since this was last asked.
  func takeCalls() -> [String] {
    defer { log.calls = [] }
    return log.calls.sorted()
  }

  /// The cells asked for since this was last asked, in the order of the calls.
  func takeCallsInOrder() -> [String] {
    defer { log.calls = [] }
    return log.calls
  }

  /// What the visible cells say, by index path.
  func shown() -> [String] {
    view.indexPathsForVisibleItems.sorted()
      .compactMap { (view.cellForItem(at: $0) as? RecorderCell)?.text }
  }

  func apply(_ sections: [(String, [String])], marking: (inout Snapshot) -> Void = { _ in }) {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    marking(&snapshot)
    source.apply(snapshot, animatingDifferences: false)
  }

  func cell(_ item: String) -> RecorderCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? RecorderCell }
  }
}
