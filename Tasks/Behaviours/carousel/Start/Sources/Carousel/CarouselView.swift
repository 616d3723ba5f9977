// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Pages side by side, each as large as the view.
final class CarouselView: UIView {
  /// The texts of the pages.
  var pages: [String] = [] {
    didSet {
      collectionView.reloadData()
    }
  }
  /// The index in `pages` of the page that is shown.
  private(set) var currentPage = 0
  /// Called with the index of a page when it came to rest.
  var onChange: (Int) -> Void = { _ in }

  private let layout = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: bounds, collectionViewLayout: layout)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "page")
    collectionView.dataSource = self
    collectionView.delegate = self
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = bounds
    layout.itemSize = bounds.size
  }

  /// Shows the next page, animated.
  func showNext() {
    guard currentPage + 1 < pages.count else { return }
    collectionView.setContentOffset(
      CGPoint(x: CGFloat(currentPage + 1) * bounds.width, y: 0), animated: true)
  }
}

extension CarouselView: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pages.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = pages[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    guard bounds.width > 0 else { return }
    currentPage = Int((collectionView.contentOffset.x / bounds.width).rounded())
    onChange(currentPage)
  }
}
