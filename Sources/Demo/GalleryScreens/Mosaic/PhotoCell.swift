// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a picture of the library, cropped to the cell's shape.
final class PhotoCell: GalleryCell {
  private let photo = PhotoView()

  override func setUp() {
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 8
    contentView.backgroundColor = .secondarySystemFill
    contentView.addSubview(photo)
  }

  func show(_ content: PhotoLibrary.Content) { photo.show(content) }

  override func prepareForReuse() {
    super.prepareForReuse()
    photo.forget()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = contentView.bounds
  }
}
