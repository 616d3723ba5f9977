// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A view that shows a picture, or pictures one after the other, placed as `contentMode` says.
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
    coder.fill(self, as: UIImageView.self)
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

  private var isSetUp = false

  private func setUp() {
    isSetUp = true
    isUserInteractionEnabled = false
  }

  /// The picture; nil: nothing is shown.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageChanged(from: oldValue) } }
  }

  /// The picture shown while the view is highlighted; nil: `image`.
  open var highlightedImage: UIImage? {
    didSet {
      guard highlightedImage !== oldValue else { return }
      setPictureStale()
      framesChanged()
    }
  }

  /// How bright pictures are wanted beside white; they are shown as bright as white at most, as on a screen that can't do more.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// How bright the picture is shown beside white: no brighter.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      setPictureStale()
      framesChanged()
    }
  }

  /// How symbols are drawn where they say nothing of their own.
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

  /// Whether a picture that is no symbol grows with the text size that a person asks for, where that is one of the sizes for
  /// accessibility.
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

  /// The size in which a picture of `size` is shown that nothing else sizes.
  private func grown(_ size: CGSize) -> CGSize {
    guard adjustsImageSizeForAccessibilityContentSizeCategory, image?.isSymbolImage == false,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let share = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
    return CGSize(width: (size.width * share).rounded(), height: (size.height * share).rounded())
  }

  /// How much black lies over the picture's shape, from 0 to 1, as buttons have it that are held down.
  package var shade: CGFloat = 0 {
    didSet { if shade != oldValue { setPictureStale() } }
  }

  /// The effects that symbols have in the view.
  var symbolEffects = SymbolEffects()
  /// The effects that move them.
  var symbolMotions: [SymbolMotion] = []

  // MARK: Moving pictures

  /// The pictures that are shown one after the other by `startAnimating()`; nil: none.
  open var animationImages: [UIImage]? {
    didSet {
      stopAnimating()
      known = nil
    }
  }

  /// The pictures shown one after the other while the view is highlighted; nil: `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { framesChanged() } }

  /// How long showing all pictures takes, in seconds; 0: a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0 { didSet { framesChanged() } }

  /// How many times all pictures are shown; 0: without end.
  open var animationRepeatCount = 0

  /// Whether pictures are shown one after the other.
  open var isAnimating: Bool { isStarted || (shownOfImage?.images?.count ?? 0) > 1 }

  /// Shows `animationImages` one after the other, from the first.
  open func startAnimating() {
    guard animationImages?.isEmpty == false else { return }
    isStarted = true
    framesChanged()
  }

  /// Shows `image` again, which goes on if it moves itself.
  open func stopAnimating() {
    guard isStarted else { return }
    isStarted = false
    framesChanged()
  }

  private var isStarted = false
  private var player: FramePlayer?

  private var shownOfImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  /// The pictures to be shown one after the other, and for how long all of them.
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

  /// Plays what is to be played, from the start.
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

  /// The variant that was shown last.
  private var known: Known?

  /// The variant of `image` that the view's traits and symbol configuration ask for.
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

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + ImageViewMembers.list
  }
}

extension UIImageView: PictureShowing {
  var showsPicture: Bool { image != nil }
}
