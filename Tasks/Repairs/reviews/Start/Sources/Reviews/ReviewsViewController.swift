// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Review: Hashable {
  let id: Int
  let stars: Int
  let text: String
}

/// Reviews side by side: two on a phone, three on wider screens.
final class ReviewsViewController: UIViewController, UICollectionViewDataSource {
  private let reviews: [Review]
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.makeLayout())

  init(reviews: [Review]) {
    self.reviews = reviews
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(ReviewCell.self, forCellWithReuseIdentifier: "review")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 500 ? 3 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
        subitems: [item])
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { reviews.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "review", for: indexPath)
    let review = reviews[indexPath.item]
    (cell as? ReviewCell)?.starsLabel.text = String(repeating: "*", count: review.stars)
    (cell as? ReviewCell)?.textLabel.text = review.text
    return cell
  }
}
