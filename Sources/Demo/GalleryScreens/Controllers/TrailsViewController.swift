// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of trails under a large title; the selected trail is shown beside the list, or pushed.
final class TrailsViewController: CollectionScreen, UICollectionViewDelegate {
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    navigationItem.leftBarButtonItem = editButtonItem
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Int, Trail>()
    snapshot.appendSections([0])
    snapshot.appendItems(Trail.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    // The first trail is shown beside the list.
    collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
  }

  /// Deselects the row of a pushed trail; one that is shown beside the list stays selected.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard splitViewController?.isCollapsed ?? true else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private func add() {
    var snapshot = dataSource.snapshot()
    let trail = Trail(name: "New Trail \(snapshot.numberOfItems)", length: "1 km")
    if let first = snapshot.itemIdentifiers.first {
      snapshot.insertItems([trail], beforeItem: first)
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let trail = dataSource.itemIdentifier(for: indexPath) else { return }
    showDetailViewController(TrailViewController(trail), sender: self)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Trail> {
    let row = UICollectionView.CellRegistration<TrailCell, Trail> { cell, _, trail in
      cell.show(trail)
    }
    return UICollectionViewDiffableDataSource<Int, Trail>(collectionView: collectionView) {
      collectionView, indexPath, trail in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: trail)
    }
  }
}
