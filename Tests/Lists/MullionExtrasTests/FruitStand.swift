// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionExtras
import UIKit

/// A collection view of 20 rows with a data source of fruit, which records the requested cells.
@MainActor
final class FruitStand {
  typealias Source = UICollectionViewDiffableDataSource<String, Fruit>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Fruit>

  let view: UICollectionView
  let source: Source
  private let log = Log()

  final class Log {
    var calls: [String] = []
  }

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let log = log
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Fruit> { _, _, fruit in
      log.calls.append("\(fruit.name) \(fruit.price)")
    }
    source = Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
  }

  func apply(_ fruits: [Fruit], _ mark: (inout Snapshot) -> Void = { _ in }) {
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(fruits)
    mark(&snapshot)
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  /// Returns the fruits whose cells were configured since the last call.
  func takeCalls() -> [String] {
    defer { log.calls = [] }
    return log.calls
  }
}
