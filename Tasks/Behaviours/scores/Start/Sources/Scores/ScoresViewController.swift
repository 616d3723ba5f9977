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
final class ScoresViewController: UIViewController, UICollectionViewDataSource {
  private var teams: [Team] = []
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(TeamCell.self, forCellWithReuseIdentifier: "team")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  /// Shows other results; called several times a second during games.
  func update(_ teams: [Team]) {
    self.teams = teams.sorted { ($1.points, $0.name) < ($0.points, $1.name) }
    collectionView.reloadData()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { teams.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "team", for: indexPath)
    (cell as? TeamCell)?.show(teams[indexPath.item])
    return cell
  }
}
