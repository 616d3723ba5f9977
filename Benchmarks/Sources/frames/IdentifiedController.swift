// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A list with a diffable data source: rows are identifiers, and edits are snapshots.
final class IdentifiedController: UICollectionViewController {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private var identifiers: [Int]
  private var source: Source?

  init(rows: Int) {
    identifiers = Array(0..<rows)
    super.init(collectionViewLayout: RowsController.layout(of: .list))
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.showsVerticalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<RowCell, Int> { cell, _, identifier in
      cell.style(as: .list)
      cell.label.text = identifier < 0 ? "New \(-identifier)" : "Row \(identifier)"
    }
    let source = Source(collectionView: collectionView) { view, path, identifier in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: identifier)
    }
    self.source = source
    source.apply(snapshot(), animatingDifferences: false)
  }

  /// Returns a snapshot that shares nothing with the current one.
  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers)
    return snapshot
  }

  /// Inserts a visible row in a copy of the current snapshot, and applies the copy.
  func insertRow(_ frame: Int) {
    guard var snapshot = source?.snapshot() else { return }
    guard let row = source?.itemIdentifier(for: IndexPath(item: 5, section: 0)) else { return }
    snapshot.insertItems([newIdentifier(frame)], beforeItem: row)
    source?.apply(snapshot, animatingDifferences: false)
  }

  /// Inserts a visible row in the app's array, and applies a new snapshot of the array.
  func insertRowFromScratch(_ frame: Int) {
    identifiers.insert(newIdentifier(frame), at: 5)
    source?.apply(snapshot(), animatingDifferences: false)
  }

  /// Returns an unused identifier for a frame; frame numbers start below zero.
  private func newIdentifier(_ frame: Int) -> Int { -1000 - frame }
}
