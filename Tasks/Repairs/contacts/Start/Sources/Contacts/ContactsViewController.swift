// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of all people, below those that the user marked as favourites.
final class ContactsViewController: UIViewController {
  enum Section: Hashable {
    case favorites
    case everyone
  }

  private(set) var people: [Person]
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(people: [Person]) {
    self.people = people
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    show(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = self.people.first { $0.id == id }?.name
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      let section = self.dataSource.sectionIdentifier(for: indexPath.section)
      content.text = section == .favorites ? "Favourites" : "Everyone"
      view.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Int>(
      collectionView: collectionView
    ) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  /// Marks a person as a favourite, or takes the mark away.
  func toggleFavorite(_ id: Int) {
    guard let index = people.firstIndex(where: { $0.id == id }) else { return }
    people[index].isFavorite.toggle()
    show(animated: true)
  }

  private func show(animated: Bool) {
    let favorites = people.filter(\.isFavorite).map(\.id)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    if !favorites.isEmpty {
      snapshot.appendSections([.favorites])
      snapshot.appendItems(favorites, toSection: .favorites)
    }
    snapshot.appendSections([.everyone])
    snapshot.appendItems(people.map(\.id), toSection: .everyone)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
