// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A footer with page dots, of which the dot of the card in the middle is selected.
final class PagesView: GalleryReusableView {
  static let kind = "pages"
  static let height: CGFloat = 34

  private let control = UIPageControl()
  /// The closure called with the page whose dot was chosen.
  var onChoice: (Int) -> Void = { _ in }

  override func setUp() {
    addSubview(control)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChoice(control.currentPage)
      }, for: .valueChanged)
  }

  func show(_ page: Int, of count: Int) {
    guard control.numberOfPages != count || control.currentPage != page else { return }
    control.numberOfPages = count
    control.currentPage = page
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = control.intrinsicContentSize
    control.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
