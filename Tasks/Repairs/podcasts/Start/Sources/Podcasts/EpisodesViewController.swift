// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The episodes of a podcast.
final class EpisodesViewController: UIViewController, UICollectionViewDataSource {
  private let episodes: [Episode]
  private let loader: any CoverLoading
  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 60)
    layout.minimumLineSpacing = 0
    return UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  }()

  init(episodes: [Episode], loader: any CoverLoading) {
    self.episodes = episodes
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(EpisodeCell.self, forCellWithReuseIdentifier: "episode")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { episodes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "episode", for: indexPath)
    (cell as? EpisodeCell)?.show(episodes[indexPath.item], from: loader)
    return cell
  }
}
