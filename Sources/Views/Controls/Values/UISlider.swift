// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// A control for selecting a value from a continuous range.
///
/// Custom images replace the track and the thumb, for each state; a state without an image uses that of
/// `.normal`.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let height: CGFloat = 34
  private static let imageGap: CGFloat = 8

  private let track = UIImageView()
  private let done = UIImageView()
  private let thumb = UIImageView()
  private let least = UIImageView()
  private let greatest = UIImageView()
  /// The distance from the touch to the thumb's centre, in points.
  private var grip: CGFloat = 0

  /// Creates a slider with the given frame, the range from 0 to 1 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from an interface file; with any other coder, one of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UISlider.self)
  }

  private func setUp() {
    for view in [track, done, thumb, least, greatest] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    show()
  }

  /// The behavioural style of the slider; always `.pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Value

  private var place: Float = 0

  /// The value, clamped to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { place }
    set {
      guard !newValue.isNaN else { return }
      place = min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }

  /// Sets the value; if `animated`, the thumb moves to its new position.
  open func setValue(_ value: Float, animated: Bool) {
    changeValue(animated: animated) { [self] in self.value = value }
  }

  /// The value at the leading end; ``maximumValue`` is raised to it if necessary.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = place
    }
  }

  /// The value at the trailing end; ``minimumValue`` is lowered to it if necessary.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = place
    }
  }

  /// Whether `.valueChanged` is sent while the user drags, not only at the end.
  open var isContinuous = true

  // MARK: Appearance

  /// The image at the leading end.
  open var minimumValueImage: UIImage? { didSet { show() } }
  /// The image at the trailing end.
  open var maximumValueImage: UIImage? { didSet { show() } }
  /// The colour of the track before the thumb, or `nil` for the tint colour.
  ///
  /// Setting it removes the images of that part.
  open var minimumTrackTintColor: UIColor? { didSet { minimumTrackImages.removeAll() } }
  /// The colour of the track after the thumb, or `nil` for the system fill colour.
  ///
  /// Setting it removes the images of that part.
  open var maximumTrackTintColor: UIColor? { didSet { maximumTrackImages.removeAll() } }
  /// The colour of the thumb, or `nil` for white.
  ///
  /// Setting it removes the images of the thumb.
  open var thumbTintColor: UIColor? { didSet { thumbImages.removeAll() } }

  // MARK: Images

  private var thumbImages: [State: UIImage] = [:] { didSet { show() } }
  private var minimumTrackImages: [State: UIImage] = [:] { didSet { show() } }
  private var maximumTrackImages: [State: UIImage] = [:] { didSet { show() } }

  /// Sets the image of the thumb for a state; `nil` removes it.
  ///
  /// The image replaces ``thumbTintColor``.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Sets the image of the track before the thumb for a state; `nil` removes it.
  ///
  /// It is stretched to the width of that part according to its cap insets, and determines the height of that
  /// part.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
  }
  /// Sets the image of the track after the thumb for a state; `nil` removes it.
  ///
  /// It is stretched to the width of the whole track according to its cap insets, and determines the height
  /// of that part.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
  }

  /// Returns the image of the thumb that was set for a state; `nil` if there is none.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// Returns the image of the track before the thumb that was set for a state; `nil` if there is none.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// Returns the image of the track after the thumb that was set for a state; `nil` if there is none.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The current image of the thumb, or `nil` for the default appearance.
  open var currentThumbImage: UIImage? { current(thumbImages) }
  /// The current image of the track before the thumb, or `nil` for the default appearance.
  open var currentMinimumTrackImage: UIImage? { current(minimumTrackImages) }
  /// The current image of the track after the thumb, or `nil` for the default appearance.
  open var currentMaximumTrackImage: UIImage? { current(maximumTrackImages) }

  private func current(_ images: [State: UIImage]) -> UIImage? { images[state] ?? images[.normal] }

  private func show() {
    least.image = minimumValueImage
    greatest.image = maximumValueImage
    for view in [least, greatest] { view.tintColor = .secondaryLabel }
    dress(done, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
    dress(track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
    dress(thumb, currentThumbImage, thumbTintColor ?? .white)
    thumb.layer.cornerRadius = currentThumbImage == nil ? Self.thumbSize / 2 : 0
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.2 : 0
    for view in [track, done, least, greatest] { view.alpha = isEnabled ? 1 : 0.5 }
    setNeedsLayout()
  }

  private func dress(_ view: UIImageView, _ image: UIImage?, _ color: UIColor?) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
  }

  /// Updates the appearance after a change of the state.
  package func stateWasSet() {
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of the track, in the slider's coordinate space, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageGap } ?? 0 }
    let (left, right) =
      isMirrored
      ? (room(maximumValueImage), room(minimumValueImage))
      : (room(minimumValueImage), room(maximumValueImage))
    let pictures = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap(\.self)
    let height = pictures.map(\.size.height).max() ?? Self.trackHeight
    return CGRect(
      x: bounds.minX + left + 2, y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right - 4), height: height)
  }

  /// Returns the frame of the thumb for `value` on the track `rect`, in points.
  ///
  /// Its size is that of the thumb's image, or the default size without an image.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    var share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    if isMirrored { share = 1 - share }
    let size = sizeOfThumb
    let way = max(0, rect.width - size.width + 4)
    return CGRect(
      x: rect.minX - 2 + share * way, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var sizeOfThumb: CGSize {
    currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
  }

  /// Returns the frame of the image at the leading end, in points; empty without an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage, isLeft: !isMirrored, in: bounds)
  }

  /// Returns the frame of the image at the trailing end, in points; empty without an image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage, isLeft: isMirrored, in: bounds)
  }

  private func endRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rect = trackRect(forBounds: bounds)
    track.frame = part(rect, of: currentMaximumTrackImage)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: rect, value: value)
    let middle = thumb.frame.midX
    let before =
      isMirrored
      ? CGRect(x: middle, y: rect.minY, width: max(0, rect.maxX - middle), height: rect.height)
      : CGRect(x: rect.minX, y: rect.minY, width: max(0, middle - rect.minX), height: rect.height)
    done.frame = part(before, of: currentMinimumTrackImage)
    for view in [track, done] {
      view.layer.cornerRadius = view.image == nil ? view.bounds.height / 2 : 0
    }
    least.frame = minimumValueImageRect(forBounds: bounds)
    greatest.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// Returns the frame of a part of the track; the image of the part may have a smaller height than that of
  /// the other part.
  private func part(_ rect: CGRect, of image: UIImage?) -> CGRect {
    let isOther = currentMinimumTrackImage == nil && currentMaximumTrackImage == nil
    let height = isOther ? rect.height : image?.size.height ?? Self.trackHeight
    return CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }

  // MARK: User interaction

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let reach = thumb.frame.insetBy(dx: -15, dy: -15)
    guard reach.minX...reach.maxX ~= x else { return false }
    grip = thumb.frame.midX - x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let width = sizeOfThumb.width
    let way = rect.width - width + 4
    guard way > 0 else { return true }
    let left = touch.location(in: self).x + grip - width / 2
    var share = min(1, max(0, (left - rect.minX + 2) / way))
    if isMirrored { share = 1 - share }
    let before = value
    value = minimumValue + Float(share) * (maximumValue - minimumValue)
    if isContinuous, value != before { notify() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { notify() }
  }

  /// Returns `false` for pan recognisers of other views while a touch is tracked, so that scroll views do not
  /// scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  private func notify() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Returns `true`, because the control events have been sent already.
  package func wasPressed() -> Bool { true }
}
