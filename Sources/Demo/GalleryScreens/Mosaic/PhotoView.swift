// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view that shows a picture of the library, filling the view or fitted into it, or the name of the file if
/// it cannot be shown.
final class PhotoView: UIView {
  private let picture = PictureView()
  private let imageView = UIImageView()
  private let failure = UILabel.styled(Theme.caption, .secondaryLabel, lines: 3)

  private var content: PhotoLibrary.Content?
  private var request: PhotoRequest?
  private var requested = CGSize.zero

  /// Whether the picture is fitted into the view instead of filling it.
  var showsWhole = false {
    didSet { imageView.contentMode = showsWhole ? .scaleAspectFit : .scaleAspectFill }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    failure.textAlignment = .center
    for view in [picture, imageView, failure] {
      view.isHidden = true
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
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

  /// Clears the view, and cancels the pending request.
  func forget() {
    request?.cancel()
    request = nil
    requested = .zero
    content = nil
    imageView.image = nil
    for view in [picture, imageView, failure] { view.isHidden = true }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    imageView.frame = bounds
    failure.frame = bounds.insetBy(dx: 8, dy: 8)
    requestImage()
  }

  /// Requests the file's picture at the current size of the view, unless one at least as large was requested
  /// already.
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
