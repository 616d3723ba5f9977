// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
import UIKit

/// A cell with an image above a line of text, placed by constraints as in an app.
final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let title = UILabel()

  /// Images of a few pixels, because nothing is drawn.
  private static let pictures = (0..<8).map { number in
    UIImage(
      DisplayImage(
        source: .pixels(
          PixelBuffer(width: 4, height: 4, bytes: [UInt8](repeating: UInt8(number), count: 64))),
        pixelSize: CGSize(width: 4, height: 4)))
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .caption1)
    title.textAlignment = .center
    for view in [picture, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: title.topAnchor, constant: -4),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    picture.image = Self.pictures[number % Self.pictures.count]
    title.text = "Photo \(number)"
  }
}
