// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Pages side by side, each as large as the view.
final class CarouselView: UIView {
  /// The texts of the pages.
  var pages: [String] = [] {
    didSet {
      currentPage = 0
      shownItem = middle
      laidOutWidth = 0
      collectionView.reloadData()
      setNeedsLayout()
    }
  }
  /// The index in `pages` of the page that is shown.
  private(set) var currentPage = 0
  /// Called with the index of a page when it came to rest.
  var onChange: (Int) -> Void = { _ in }

  /// The number of times that the pages are repeated: far more than anybody swipes between two rests.
  private static let rounds = 201
  /// The item that is shown; items beyond the pages repeat them.
  private var shownItem = 0
  private var laidOutWidth: CGFloat = 0
  /// The item of the first page in the middle round.
  private var middle: Int { pages.count > 1 ? Self.rounds / 2 * pages.count : 0 }

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
    guard laidOutWidth != bounds.width else { return }
    laidOutWidth = bounds.width
    collectionView.layoutIfNeeded()
    collectionView.contentOffset = offset(of: shownItem)
  }

  private func offset(of item: Int) -> CGPoint { CGPoint(x: CGFloat(item) * bounds.width, y: 0) }

  /// Shows the next page, animated.
  func showNext() {
    guard pages.count > 1 else { return }
    collectionView.setContentOffset(offset(of: shownItem + 1), animated: true)
  }
}

extension CarouselView: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pages.count > 1 ? pages.count * Self.rounds : pages.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = pages[indexPath.item % pages.count]
    cell.contentConfiguration = content
    return cell
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    guard bounds.width > 0, pages.count > 1 else { return }
    let item = Int((collectionView.contentOffset.x / bounds.width).rounded())
    let page = item % pages.count
    shownItem = middle + page
    if item != shownItem { collectionView.contentOffset = offset(of: shownItem) }
    guard page != currentPage else { return }
    currentPage = page
    onChange(page)
  }
}
