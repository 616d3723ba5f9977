// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a symbol above its name.
final class SymbolCell: GalleryCell {
  private let picture = UIImageView()
  private let caption = UILabel.styled(.systemFont(ofSize: 11), .secondaryLabel)

  override func setUp() {
    makeCard()
    picture.contentMode = .center
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24)
    caption.textAlignment = .center
    contentView.addSubview(picture)
    contentView.addSubview(caption)
  }

  func show(_ example: SymbolExample) {
    picture.image = UIImage(
      systemName: example.name, withConfiguration: Self.configuration(example.look))
    picture.tintColor = .label
    caption.text = example.caption ?? example.name
    setNeedsLayout()
  }

  private static func configuration(_ look: SymbolExample.Look) -> UIImage.SymbolConfiguration? {
    switch look {
    case .plain: nil
    case .weight(let weight): UIImage.SymbolConfiguration(weight: weight)
    case .hierarchical: UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo)
    case .palette: UIImage.SymbolConfiguration(paletteColors: [.white, .systemPink])
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    picture.frame = CGRect(x: 0, y: 8, width: area.width, height: area.height - 34)
    caption.frame = CGRect(x: 4, y: area.height - 24, width: area.width - 8, height: 16)
  }
}
