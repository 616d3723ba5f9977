// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture of the library, cut to the cell's shape.
final class PhotoCell: GalleryCell {
  private let picture = PictureView()
  private let imageView = UIImageView()
  private let failure = UILabel.styled(Theme.caption, .secondaryLabel, lines: 3)

  private var content: PhotoLibrary.Content?
  private var request: PhotoRequest?
  private var requested = CGSize.zero

  override func setUp() {
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 8
    contentView.backgroundColor = .secondarySystemFill
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    failure.textAlignment = .center
    for view in [picture, imageView, failure] {
      view.isHidden = true
      contentView.addSubview(view)
    }
  }

  func show(_ content: PhotoLibrary.Content) {
    forget()
    self.content = content
    if case .generated(let number) = content {
      picture.show(number)
      picture.isHidden = false
    }
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    forget()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    imageView.frame = contentView.bounds
    failure.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
    requestImage()
  }

  private func forget() {
    request?.cancel()
    request = nil
    requested = .zero
    content = nil
    imageView.image = nil
    for view in [picture, imageView, failure] { view.isHidden = true }
  }

  /// Asks for the file's picture at the size the cell has now, unless that was done.
  private func requestImage() {
    guard case .file(let path) = content else { return }
    let scale = max(1, traitCollection.displayScale)
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    guard size.width > requested.width || size.height > requested.height else { return }
    requested = size
    request?.cancel()
    request = PhotoLoader.shared.load(path, covering: size) { [weak self] answer in
      self?.show(answer, of: path)
    }
  }

  private func show(_ answer: PhotoRequest.Answer, of path: String) {
    switch answer {
    case .image(let image):
      imageView.image = image
      imageView.isHidden = false
    case .failure:
      failure.text = "Can’t be shown\n" + (path as NSString).lastPathComponent
      failure.isHidden = false
    }
  }
}
