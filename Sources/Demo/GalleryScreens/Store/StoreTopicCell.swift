// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a category in a capsule, and is as wide as its content.
final class StoreTopicCell: GalleryCell {
  private let symbol = UIImageView()
  private let name = UILabel.styled(.systemFont(ofSize: 15, weight: .medium), .label)

  override func setUp() {
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 19
    symbol.tintColor = .systemBlue
    symbol.contentMode = .scaleAspectFit
    for view in [symbol, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      symbol.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      symbol.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      symbol.widthAnchor.constraint(equalToConstant: 18),
      symbol.heightAnchor.constraint(equalToConstant: 18),
      name.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 7),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -15),
      name.topAnchor.constraint(equalTo: contentView.topAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      name.heightAnchor.constraint(equalToConstant: 38),
    ])
  }

  func show(_ topic: StoreTopic) {
    symbol.image = UIImage(systemName: topic.symbol)
    name.text = topic.name
  }
}
