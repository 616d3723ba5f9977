// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Controls with custom images for their parts.
final class PictureBoard: Board {
  override func fill() {
    let slider = UISlider()
    slider.value = 0.4
    slider.setThumbImage(disc(24, .systemOrange), for: .normal)
    slider.setMinimumTrackImage(bar(.systemGreen, height: 10), for: .normal)
    slider.setMaximumTrackImage(bar(.systemGray, height: 6), for: .normal)
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    wide(slider)
    let thumbed = UISlider()
    thumbed.value = 1
    thumbed.setThumbImage(UIImage(systemName: "star.fill"), for: .normal)
    wide(thumbed)
    let signs = UISearchBar()
    signs.placeholder = "Ferns"
    signs.setImage(UIImage(systemName: "leaf"), for: .search, state: .normal)
    signs.setImage(disc(16, .systemPink), for: .bookmark, state: .normal)
    signs.showsBookmarkButton = true
    wide(signs)
    let painted = UISearchBar()
    painted.text = "On a picture"
    painted.setImage(UIImage(), for: .search, state: .normal)
    painted.setSearchFieldBackgroundImage(bar(.systemYellow, height: 32), for: .normal)
    painted.backgroundImage = bar(.systemTeal, height: 20)
    painted.scopeButtonTitles = ["All", "Plants"]
    painted.showsScopeBar = true
    painted.scopeBarBackgroundImage = bar(.systemIndigo, height: 20)
    wide(painted)
  }

  private func disc(_ length: CGFloat, _ color: UIColor) -> UIImage {
    let size = CGSize(width: length, height: length)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
  }

  private func bar(_ color: UIColor, height: CGFloat) -> UIImage {
    let size = CGSize(width: height + 1, height: height)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: height / 2).fill()
    }.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: height / 2, bottom: 0, right: height / 2),
      resizingMode: .stretch)
  }
}
