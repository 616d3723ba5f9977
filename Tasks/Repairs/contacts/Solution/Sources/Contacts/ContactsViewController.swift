// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of all people, below those that the user marked as favourites.
final class ContactsViewController: UIViewController {
  enum Section: Hashable {
    case favorites
    case everyone
  }

  /// A row: a person is in the list once for each section that shows it.
  struct Row: Hashable {
    let section: Section
    let id: Int
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

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [unowned self] cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = self.people.first { $0.id == row.id }?.name
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
    let dataSource = UICollectionViewDiffableDataSource<Section, Row>(
      collectionView: collectionView
    ) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
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
    let favorites = people.filter(\.isFavorite)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    if !favorites.isEmpty {
      snapshot.appendSections([.favorites])
      snapshot.appendItems(
        favorites.map { Row(section: .favorites, id: $0.id) }, toSection: .favorites)
    }
    snapshot.appendSections([.everyone])
    snapshot.appendItems(
      people.map { Row(section: .everyone, id: $0.id) }, toSection: .everyone)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
