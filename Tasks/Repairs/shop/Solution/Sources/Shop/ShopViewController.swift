// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The first page of the shop: banners that are paged sideways with dots below, and products.
final class ShopViewController: UIViewController, UICollectionViewDataSource {
  private let banners: [String]
  private let products: [String]
  let pageControl = UIPageControl()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())

  init(banners: [String], products: [String]) {
    self.banners = banners
    self.products = products
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pageControl.numberOfPages = banners.count
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "text")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    view.addSubview(pageControl)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    pageControl.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top + 180, width: view.bounds.width, height: 26)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      index == 0 ? self.bannerSection() : Self.productSection()
    }
  }

  private func bannerSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 0, leading: 0, bottom: 34, trailing: 0)
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      let nearest = items.filter { $0.representedElementCategory == .cell }
        .min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
      if let nearest { self?.pageControl.currentPage = nearest.indexPath.item }
    }
    return section
  }

  private static func productSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? banners.count : products.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = (indexPath.section == 0 ? banners : products)[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
}
