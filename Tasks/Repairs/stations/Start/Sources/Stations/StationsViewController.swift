// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Station: Hashable {
  let id: Int
  let name: String
  let distance: Int
}

/// All stations, the nearest first.
final class StationsViewController: UIViewController {
  private let stations: [Station]
  private let usesMiles: Bool
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()

  init(stations: [Station], usesMiles: Bool) {
    self.stations = stations
    self.usesMiles = usesMiles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Station>()
    snapshot.appendSections([0])
    snapshot.appendItems(stations.sorted { $0.distance < $1.distance })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func registration() -> UICollectionView.CellRegistration<StationCell, Station> {
    let usesMiles = usesMiles
    return UICollectionView.CellRegistration { cell, _, station in
      cell.nameLabel.text = station.name
      cell.distanceLabel.text =
        usesMiles ? "\(station.distance * 10 / 16) mi" : "\(station.distance) km"
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Station> {
    UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] collectionView, place, station in
      collectionView.dequeueConfiguredReusableCell(
        using: self.registration(), for: place, item: station)
    }
  }
}
