// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that shows a picture, placed as `contentMode` says.
///
/// Differs from UIKit: no animated pictures.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// A view that fills `frame` and shows nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view of no size that shows nothing yet.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A view of the picture and of its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  /// A view of the picture and of its size, with another picture for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  /// The picture; nil: nothing is shown.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageChanged(from: oldValue) } }
  }

  /// The picture shown while the view is highlighted; nil: `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { setPictureStale() } }
  }

  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setPictureStale() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  package override func contentCommands() -> [DrawCommand] {
    guard let image = (isHighlighted ? highlightedImage : nil) ?? image,
      let pixels = image.displayImage, image.size.width > 0, image.size.height > 0,
      !bounds.isEmpty
    else { return [] }
    return [.image(pixels, destination: contentMode.place(image.size, in: bounds))]
  }

  private func imageChanged(from old: UIImage?) {
    setPictureStale()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }
}
