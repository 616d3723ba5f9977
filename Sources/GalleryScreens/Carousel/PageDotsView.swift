// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row of dots, one of them longer: the page that is shown.
final class PageDotsView: GalleryReusableView {
  static let kind = "dots"
  static let height: CGFloat = 28

  private let dots = CarouselCard.colors.map { _ in UIView() }

  var page = 0 {
    didSet { if page != oldValue { setNeedsLayout() } }
  }

  override func setUp() {
    for dot in dots {
      dot.layer.cornerRadius = 4
      addSubview(dot)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 8
    var x = bounds.midX - (CGFloat(dots.count - 1) * (8 + gap) + 24) / 2
    for (index, dot) in dots.enumerated() {
      let width: CGFloat = index == page ? 24 : 8
      dot.backgroundColor = index == page ? .label : .tertiaryLabel
      dot.frame = CGRect(x: x, y: bounds.midY - 4, width: width, height: 8)
      x += width + gap
    }
  }
}
