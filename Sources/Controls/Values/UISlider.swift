// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation
public import ViewTree

/// A control that a person slides to a value.
///
/// Known gaps: images of track and thumb, `setValue(_:animated:)` moves at once.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let height: CGFloat = 34
  private static let imageGap: CGFloat = 8

  private let track = UIView()
  private let done = UIView()
  private let thumb = UIView()
  private let least = UIImageView()
  private let greatest = UIImageView()
  /// From the touch to the thumb's middle, in points.
  private var grip: CGFloat = 0

  /// A slider in `frame`, from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A slider of no size.
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
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    show()
  }

  // MARK: Value

  private var place: Float = 0

  /// The value, from ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { place }
    set {
      guard !newValue.isNaN else { return }
      place = min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }

  /// Sets the value.
  ///
  /// Differs from UIKit: the thumb moves at once unless views are being animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The value at the leading end; a larger ``maximumValue`` goes with it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = place
    }
  }

  /// The value at the trailing end; a smaller ``minimumValue`` goes with it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = place
    }
  }

  /// Whether `.valueChanged` is told while a person slides, not only at the end.
  open var isContinuous = true

  // MARK: Look

  /// The picture at the leading end.
  open var minimumValueImage: UIImage? { didSet { show() } }
  /// The picture at the trailing end.
  open var maximumValueImage: UIImage? { didSet { show() } }
  /// The colour of the track before the thumb; nil: the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the track after the thumb; nil: a fill of the system's.
  open var maximumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the thumb; nil: white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  private func show() {
    least.image = minimumValueImage
    greatest.image = maximumValueImage
    for view in [least, greatest] { view.tintColor = .secondaryLabel }
    done.backgroundColor = minimumTrackTintColor ?? tintColor
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    for view in [track, done, least, greatest] { view.alpha = isEnabled ? 1 : 0.5 }
    setNeedsLayout()
  }

  /// Shows the state.
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

  /// The place of the track, in the slider's coordinate space, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageGap } ?? 0 }
    let (left, right) =
      isMirrored
      ? (room(maximumValueImage), room(minimumValueImage))
      : (room(minimumValueImage), room(maximumValueImage))
    return CGRect(
      x: bounds.minX + left + 2, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right - 4), height: Self.trackHeight)
  }

  /// The place of the thumb for `value` on the track `rect`, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    var share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    if isMirrored { share = 1 - share }
    let way = max(0, rect.width - Self.thumbSize + 4)
    return CGRect(
      x: rect.minX - 2 + share * way, y: bounds.midY - Self.thumbSize / 2, width: Self.thumbSize,
      height: Self.thumbSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rect = trackRect(forBounds: bounds)
    track.frame = rect
    thumb.frame = thumbRect(forBounds: bounds, trackRect: rect, value: value)
    let middle = thumb.frame.midX
    done.frame =
      isMirrored
      ? CGRect(x: middle, y: rect.minY, width: max(0, rect.maxX - middle), height: rect.height)
      : CGRect(x: rect.minX, y: rect.minY, width: max(0, middle - rect.minX), height: rect.height)
    for view in [track, done] { view.layer.cornerRadius = rect.height / 2 }
    let (left, right) = isMirrored ? (greatest, least) : (least, greatest)
    for (view, isLeft) in [(left, true), (right, false)] {
      guard let size = view.image?.size else { continue }
      view.frame = CGRect(
        x: isLeft ? bounds.minX : bounds.maxX - size.width,
        y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }
  }

  // MARK: Use

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let reach = thumb.frame.insetBy(dx: -15, dy: -15)
    guard reach.minX...reach.maxX ~= x else { return false }
    grip = thumb.frame.midX - x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let way = rect.width - Self.thumbSize + 4
    guard way > 0 else { return true }
    let left = touch.location(in: self).x + grip - Self.thumbSize / 2
    var share = min(1, max(0, (left - rect.minX + 2) / way))
    if isMirrored { share = 1 - share }
    let before = value
    value = minimumValue + Float(share) * (maximumValue - minimumValue)
    if isContinuous, value != before { tell() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { tell() }
  }

  /// A slider is drawn along, so it keeps touches of scroll views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// What was done is told already.
  package func wasPressed() -> Bool { true }
}
