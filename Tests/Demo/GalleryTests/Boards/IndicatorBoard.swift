// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Activity and progress indicators, page controls, and a list with a refresh control.
final class IndicatorBoard: Board {
  override func fill() {
    let medium = UIActivityIndicatorView(style: .medium)
    let large = UIActivityIndicatorView(style: .large)
    large.color = .systemTeal
    for wheel in [medium, large] {
      wheel.hidesWhenStopped = false
      wheel.isHidden = false
    }
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 1
    row([medium, large, pages])
    let coloured = UIPageControl()
    coloured.numberOfPages = 3
    coloured.pageIndicatorTintColor = .systemGray4
    coloured.currentPageIndicatorTintColor = .systemPink
    row([coloured])
    for style in [UIProgressView.Style.default, .bar] {
      let progress = UIProgressView(progressViewStyle: style)
      progress.progress = 0.6
      wide(progress)
    }
    addRefreshed()
  }

  private func addRefreshed() {
    let list = UIScrollView()
    list.backgroundColor = .secondarySystemBackground
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Looking for news")
    list.refreshControl = refresh
    list.alwaysBounceVertical = true
    let label = UILabel()
    label.text = "News"
    label.frame = CGRect(x: 12, y: 8, width: 200, height: 24)
    list.addSubview(label)
    wide(list)
    list.heightAnchor.constraint(equalToConstant: 140).isActive = true
    refresh.beginRefreshing()
    list.contentOffset.y = -90
  }
}
