// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Day: Hashable {
  let name: String
  let departures: [String]
}

/// The departures of a week: one section a day, two departures side by side.
final class TimetableViewController: UIViewController {
  private static let headerKind = "day-header"
  private let days: [Day]
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(days: [Day]) {
    self.days = days
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for day in days {
      snapshot.appendSections([day.name])
      snapshot.appendItems(day.departures.map { "\(day.name) \($0)" })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      elementKind: Self.headerKind, alignment: .top)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 8, leading: 16, bottom: 16, trailing: 16)
    let header = makeHeader()
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, departure in
      var content = cell.defaultContentConfiguration()
      content.text = departure.split(separator: " ").last.map(String.init)
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: Self.headerKind
    ) { [unowned self] view, _, place in
      var content = UIListContentConfiguration.plainHeader()
      content.text = self.days[place.section].name
      view.contentConfiguration = content
      view.backgroundConfiguration = .listPlainHeaderFooter()
    }
    let source = UICollectionViewDiffableDataSource<String, String>(
      collectionView: collectionView
    ) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, place in
      view.dequeueConfiguredReusableSupplementary(using: header, for: place)
    }
    return source
  }
}
