// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that looks like a button, with the name of an action.
final class ActionCell: GalleryCell {
  private let label = UILabel.styled(Theme.headline, .systemBlue)

  override func setUp() {
    makeCard()
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  func show(_ action: RecipeAction) {
    label.text = action.rawValue
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
