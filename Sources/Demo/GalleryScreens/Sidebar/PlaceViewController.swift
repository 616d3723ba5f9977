// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The screen with the notes of a place.
final class PlaceViewController: CollectionScreen {
  private let place: SidebarPlace
  private lazy var dataSource = makeDataSource()

  init(_ place: SidebarPlace) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
    title = place.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    collectionView.allowsSelection = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, PlaceNote>()
    snapshot.appendSections([0])
    snapshot.appendItems(PlaceNote.notes(of: place.name))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, PlaceNote> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, PlaceNote> {
      cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note.title
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryText = note.text
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource<Int, PlaceNote>(collectionView: collectionView) {
      collectionView, indexPath, note in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: note)
    }
  }
}
