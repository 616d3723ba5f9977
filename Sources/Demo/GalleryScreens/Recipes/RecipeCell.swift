// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a recipe: a coloured plate, the title, the preparation time, and whether it is a
/// favourite.
final class RecipeCell: GalleryCell {
  static let height: CGFloat = 72

  private let plate = UIView()
  private let rim = UIView()
  private let title = UILabel.styled(Theme.headline, .label)
  private let detail = UILabel.styled(Theme.caption, .secondaryLabel)
  private let mark = UIView()

  override func setUp() {
    makeCard()
    rim.layer.borderWidth = 2
    mark.layer.borderWidth = 2
    for view in [plate, rim, title, detail, mark] { contentView.addSubview(view) }
  }

  func show(_ recipe: Recipe) {
    let color = UIColor(hex: recipe.color)
    plate.backgroundColor = color
    rim.layer.borderColor = UIColor.white.withAlphaComponent(0.6).cgColor
    title.text = recipe.title
    detail.text = "\(recipe.minutes) min · serves \(recipe.servings)"
    mark.layer.borderColor = color.cgColor
    mark.backgroundColor = recipe.isFavorite ? color : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    plate.frame = CGRect(x: 14, y: (area.height - 44) / 2, width: 44, height: 44)
    plate.layer.cornerRadius = 22
    rim.frame = plate.frame.insetBy(dx: 8, dy: 8)
    rim.layer.cornerRadius = 14
    mark.frame = CGRect(x: area.width - 34, y: (area.height - 18) / 2, width: 18, height: 18)
    mark.layer.cornerRadius = 9
    let width = max(0, area.width - 72 - 46)
    title.frame = CGRect(x: 72, y: area.height / 2 - 22, width: width, height: 22)
    detail.frame = CGRect(x: 72, y: area.height / 2 + 2, width: width, height: 18)
  }
}
