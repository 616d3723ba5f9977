// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Team: Hashable {
  let id: String
  var name: String
  var points: Int
}

/// A cell that counts its own updates, for the blinking when points change.
final class TeamCell: UICollectionViewListCell {
  private(set) var showCount = 0

  func show(_ team: Team) {
    showCount += 1
    var content = UIListContentConfiguration.valueCell()
    content.text = team.name
    content.secondaryText = "\(team.points)"
    contentConfiguration = content
  }
}

/// The table of a league, the team with the most points first.
final class ScoresViewController: UIViewController {
  private var teams: [String: Team] = [:]
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    collectionView.dataSource = dataSource
  }

  /// Shows other results; called several times a second during games.
  func update(_ teams: [Team]) {
    let sorted = teams.sorted { ($1.points, $0.name) < ($0.points, $1.name) }
    let changed = teams.filter { self.teams[$0.id] != nil && self.teams[$0.id] != $0 }
    self.teams = Dictionary(teams.map { ($0.id, $0) }) { $1 }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(sorted.map(\.id))
    guard !changed.isEmpty || snapshot.itemIdentifiers != dataSource.snapshot().itemIdentifiers
    else { return }
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let row = UICollectionView.CellRegistration<TeamCell, String> { [unowned self] cell, _, id in
      if let team = self.teams[id] { cell.show(team) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
  }
}
