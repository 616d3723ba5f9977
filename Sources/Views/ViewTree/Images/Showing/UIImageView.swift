// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A view that shows an image or an animated sequence of images, placed according to `contentMode`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates an empty image view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIImageView.self)
  }

  /// Creates an image view with the image and its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  /// Creates an image view with the image and its size, and an image for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  private var isSetUp = false

  private func setUp() {
    isSetUp = true
    isUserInteractionEnabled = false
  }

  /// The displayed image; `nil` for none.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageChanged(from: oldValue) } }
  }

  /// The image displayed in the highlighted state; `nil` for `image`.
  open var highlightedImage: UIImage? {
    didSet {
      guard highlightedImage !== oldValue else { return }
      setPictureStale()
      framesChanged()
    }
  }

  /// The preferred dynamic range of displayed images.
  ///
  /// - Note: Has no effect on Linux: images are shown in standard dynamic range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// The dynamic range of the displayed image; always `.standard`.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// Whether `highlightedImage` is displayed.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      setPictureStale()
      framesChanged()
    }
  }

  /// The configuration of symbols for values that they do not specify themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      known = nil
      setPictureStale()
      invalidateIntrinsicContentSize()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage.map { grown($0.size) } ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    shownImage.map { grown($0.size) }
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Whether an image other than a symbol scales with the user's preferred text size, in the accessibility
  /// sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      if !followsTextSize {
        followsTextSize = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
          (view: UIImageView, _) in
          view.invalidateIntrinsicContentSize()
        }
      }
      setPictureStale()
      invalidateIntrinsicContentSize()
    }
  }
  private var followsTextSize = false

  /// Returns `size`, scaled for the accessibility text sizes if
  /// `adjustsImageSizeForAccessibilityContentSizeCategory` is `true` and the image is not a symbol.
  private func grown(_ size: CGSize) -> CGSize {
    guard adjustsImageSizeForAccessibilityContentSizeCategory, image?.isSymbolImage == false,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let share = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
    return CGSize(width: (size.width * share).rounded(), height: (size.height * share).rounded())
  }

  /// The opacity of black over the image's shape, from 0 to 1, for pressed buttons.
  package var shade: CGFloat = 0 {
    didSet { if shade != oldValue { setPictureStale() } }
  }

  /// The effects of symbols in the view.
  var symbolEffects = SymbolEffects()
  /// The motions of symbols in the view.
  var symbolMotions: [SymbolMotion] = []

  // MARK: Animated images

  /// The frames that `startAnimating()` shows; `nil` for none.
  open var animationImages: [UIImage]? {
    didSet {
      stopAnimating()
      known = nil
    }
  }

  /// The frames shown in the highlighted state; `nil` for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { framesChanged() } }

  /// The duration of all frames, in seconds; 0 for a thirtieth of a second for each frame.
  open var animationDuration: TimeInterval = 0 { didSet { framesChanged() } }

  /// The number of runs of the sequence; 0 for no limit.
  open var animationRepeatCount = 0

  /// Whether an animated sequence is shown.
  open var isAnimating: Bool { isStarted || (shownOfImage?.images?.count ?? 0) > 1 }

  /// Starts to show `animationImages`, from the first one.
  open func startAnimating() {
    guard animationImages?.isEmpty == false else { return }
    isStarted = true
    framesChanged()
  }

  /// Stops showing `animationImages` and shows `image` again; an animated image restarts.
  open func stopAnimating() {
    guard isStarted else { return }
    isStarted = false
    framesChanged()
  }

  private var isStarted = false
  private var player: FramePlayer?

  private var shownOfImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  /// The current frames, their total duration in seconds, and the number of runs.
  private var frames: (images: [UIImage], duration: TimeInterval, limit: Int)? {
    if isStarted {
      let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
      guard !images.isEmpty else { return nil }
      let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
      return (images, duration, animationRepeatCount)
    }
    guard let image = shownOfImage, let images = image.images, images.count > 1 else { return nil }
    return (images, image.duration, 0)
  }

  /// Restarts the animation of the current frames.
  private func framesChanged() {
    setPictureStale()
    player?.stop()
    player = nil
    guard let frames, let animator = surface?.animator else { return }
    let made = FramePlayer(
      count: frames.images.count, duration: frames.duration, limit: frames.limit,
      begin: animator.now)
    made.onFrame = { [weak self] in self?.setPictureStale() }
    made.onEnd = { [weak self] in self?.stopAnimating() }
    player = made
    animator.add(made)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if player != nil || frames != nil { framesChanged() }
    if !symbolMotions.isEmpty { restartMotions() }
  }

  // MARK: Variants

  private struct Known {
    let image: UIImage
    let traits: UITraitCollection
    let variant: UIImage
  }

  /// The most recently displayed variant.
  private var known: Known?

  /// Returns the variant of `image` for the view's traits and symbol configuration.
  private func variant(of image: UIImage) -> UIImage {
    let traits = traitCollection
    if let known, known.image === image, known.traits == traits { return known.variant }
    let variant = ImageFace.variant(
      of: image, traits: traits, symbolConfiguration: preferredSymbolConfiguration)
    known = Known(image: image, traits: traits, variant: variant)
    return variant
  }

  private var shownImage: UIImage? { image.map { variant(of: $0) } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setPictureStale()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard let image, image.isSymbolImage,
      previousTraitCollection?.preferredContentSizeCategory != category,
      variant(of: image).symbolConfiguration?.look.textStyle != nil
    else { return }
    invalidateIntrinsicContentSize()
  }

  package override func contentCommands() -> [DrawCommand] {
    let frame = player.flatMap { player in frames.map { $0.images[player.index] } }
    guard !bounds.isEmpty, let image = frame ?? shownOfImage,
      let face = ImageFace(
        shown: variant(of: image), traits: traitCollection, tintColor: tintColor)
    else { return [] }
    var place = contentMode.place(grown(face.image.size), in: bounds)
    if image.isSymbolImage {
      guard !symbolEffects.isGone else { return [] }
      let growth = (symbolEffects.scale - 1) / 2
      place = place.insetBy(dx: -growth * place.width, dy: -growth * place.height)
    }
    let commands =
      face.commands(in: place) + (shade > 0 ? face.shadeCommands(in: place, shade) : [])
    guard !symbolMotions.isEmpty, image.isSymbolImage else { return commands }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return symbolMotions.reduce(commands) {
      $1.moved($0, in: place, isRightToLeft: isRightToLeft)
    }
  }

  private func imageChanged(from old: UIImage?) {
    setPictureStale()
    if isSetUp { framesChanged() }
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }

  /// The members of the class that are accessible by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + ImageViewMembers.list
  }
}

extension UIImageView: PictureShowing {
  var showsPicture: Bool { image != nil }
}
