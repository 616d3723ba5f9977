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

  /// How symbols are drawn where they say nothing of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setPictureStale()
      invalidateIntrinsicContentSize()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The variant of `image` that the view's traits and symbol configuration ask for.
  private var shownImage: UIImage? {
    image.map {
      ImageFace.variant(
        of: $0, traits: traitCollection, symbolConfiguration: preferredSymbolConfiguration)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setPictureStale()
  }

  package override func contentCommands() -> [DrawCommand] {
    guard !bounds.isEmpty, let image = (isHighlighted ? highlightedImage : nil) ?? image,
      let face = ImageFace(
        image, traits: traitCollection, tintColor: tintColor,
        symbolConfiguration: preferredSymbolConfiguration)
    else { return [] }
    return face.commands(in: contentMode.place(face.image.size, in: bounds))
  }

  private func imageChanged(from old: UIImage?) {
    setPictureStale()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }
}
