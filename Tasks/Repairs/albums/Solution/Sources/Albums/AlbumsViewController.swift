// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The covers of all albums in a grid.
final class AlbumsViewController: UIViewController, UICollectionViewDataSource {
  private static let spacing: CGFloat = 8
  private let titles: [String]
  private var laidOutWidth: CGFloat = 0
  private lazy var flowLayout = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flowLayout)

  init(titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "album")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    flowLayout.minimumInteritemSpacing = Self.spacing
    flowLayout.minimumLineSpacing = Self.spacing
    flowLayout.sectionInset = UIEdgeInsets(
      top: Self.spacing, left: Self.spacing, bottom: Self.spacing, right: Self.spacing)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard laidOutWidth != collectionView.bounds.width else { return }
    laidOutWidth = collectionView.bounds.width
    flowLayout.invalidateLayout()
  }

  /// Returns the size of the items: as many columns of at least 160 points as fit, but two at least.
  private func makeItemSize(in width: CGFloat) -> CGSize {
    let columns = max(2, floor((width - Self.spacing) / (160 + Self.spacing)))
    let side = floor((width - Self.spacing * (columns + 1)) / columns)
    return CGSize(width: side, height: side + 30)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { titles.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = titles[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
}

extension AlbumsViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { makeItemSize(in: collectionView.bounds.width) }
}
