// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = SwatchesViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class SwatchesViewController: UIViewController {
  enum Section { case featured, all }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let featured = index == 0
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(featured ? 1 : 1 / 3),
          heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(featured ? 0.8 : 1),
          heightDimension: .absolute(featured ? 180 : 96)),
        subitems: [item])
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
      section.orthogonalScrollingBehavior = featured ? .groupPaging : .none
      return section
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)

    let swatch = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      let hue = (0.52 + CGFloat(number) * 0.018).truncatingRemainder(dividingBy: 1)
      cell.contentView.backgroundColor = UIColor(
        hue: hue, saturation: 0.5, brightness: 0.96, alpha: 1)
      cell.contentView.layer.cornerRadius = 14
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: swatch, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.featured, .all])
    snapshot.appendItems(Array(0..<5), toSection: .featured)
    snapshot.appendItems(Array(5..<1000), toSection: .all)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
