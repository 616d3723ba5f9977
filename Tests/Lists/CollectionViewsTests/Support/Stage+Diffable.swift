// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import UIKit

// A diffable data source of strings.
extension ListStage where List == UICollectionView {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  /// Creates a stage with a diffable data source, which has no sections yet.
  convenience init(diffable layout: UICollectionViewLayout, size width: CGFloat = 320) {
    self.init(layout, size: CGSize(width: width, height: 480))
    data = Source(collectionView: view) { [weak self] view, path, item in
      self?.record(path, item)
      self?.onProvide(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecorderCell)?.text = item
      return cell
    }
  }

  var source: Source {
    guard let source = data as? Source else {
      preconditionFailure("The stage has no diffable data source.")
    }
    return source
  }

  /// Returns the cells requested since the last call.
  func takeCalls() -> [String] { takeCallsInOrder().sorted() }

  /// Returns the cells requested since the last call, in the order of the requests.
  func takeCallsInOrder() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The texts of the visible cells, by index path.
  var texts: [String] {
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
