// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows one application: its row, and three screenshots.
final class StoreCloserCell: GalleryCell {
  private let row = StoreAppCell()
  private let shots = (0..<3).map { _ in UIImageView() }

  override func setUp() {
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let stack = UIStackView(arrangedSubviews: shots)
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    for shot in shots {
      shot.contentMode = .scaleAspectFill
      shot.clipsToBounds = true
      shot.layer.cornerRadius = 12
      shot.widthAnchor.constraint(equalTo: shot.heightAnchor, multiplier: StoreShot.ratio)
        .isActive = true
    }
    // Pictures that do not fit horizontally are shorter than the cell.
    let fill = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      row.heightAnchor.constraint(equalToConstant: StoreAppCell.height),
      stack.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 4),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor), fill,
    ])
  }

  /// Shows an application; `onGet` is called when its button is tapped.
  func show(_ app: StoreApp, isHere: Bool, onGet: @escaping () -> Void) {
    row.show(app, isHere: isHere, isLast: true, onGet: onGet)
    for (index, shot) in shots.enumerated() {
      shot.image = StoreShot(app: app, number: index).image
    }
  }
}
