// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A control with two buttons that decrement and increment a value.
///
/// Known gaps: background and divider images.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  /// The delay before the value repeats while a button is held, in seconds; not measured from UIKit.
  private static let pause: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1

  private let ground = UIView()
  private let line = UIView()
  private let less = UIImageView()
  private let more = UIImageView()
  private var lessImages: [State: UIImage] = [:] { didSet { show() } }
  private var moreImages: [State: UIImage] = [:] { didSet { show() } }
  private let press = UIView()
  private var held: Hold?

  private struct Hold {
    let step: Double
    var next: TimeInterval
    let start: TimeInterval
  }

  /// Creates a stepper at the origin of `frame`, with the range from 0 to 100 and the value 0; its size is
  /// fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper from an interface file; with any other coder, one with the range from 0 to 100 and the
  /// value 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIStepper.self)
  }

  private func setUp() {
    ground.layer.cornerRadius = 8
    press.layer.cornerRadius = 8
    ground.backgroundColor = .tertiarySystemFill
    press.backgroundColor = .tertiarySystemFill
    line.backgroundColor = .separator
    for view in [ground, press, line, less, more] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [less, more] {
      view.contentMode = .scaleAspectFit
      view.preferredSymbolConfiguration = .init(pointSize: 16, weight: .medium)
    }
    show()
  }

  private var place = 0.0

  /// The value, clamped to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Double {
    get { place }
    set {
      guard !newValue.isNaN else { return }
      place = min(max(newValue, minimumValue), maximumValue)
      show()
    }
  }

  /// The minimum value; setting it clamps ``value``.
  open var minimumValue: Double = 0 { didSet { value = place } }
  /// The maximum value; setting it clamps ``value``.
  open var maximumValue: Double = 100 { didSet { value = place } }
  /// The change of the value for each step.
  open var stepValue: Double = 1
  /// Whether `.valueChanged` is sent at every step while a button is held, not only at the end.
  open var isContinuous = true
  /// Whether the value changes repeatedly while a button is held.
  open var autorepeat = true
  /// Whether the value wraps around at the ends of the range.
  open var wraps = false { didSet { show() } }

  /// Sets the image of the increment button for a state; without one, that for `.normal` or else the default
  /// image is used.
  open func setIncrementImage(_ image: UIImage?, for state: State) { moreImages[state] = image }
  /// Sets the image of the decrement button for a state; without one, that for `.normal` or else the default
  /// image is used.
  open func setDecrementImage(_ image: UIImage?, for state: State) { lessImages[state] = image }
  /// Returns the image that was set for the increment button for a state; `nil` if there is none.
  open func incrementImage(for state: State) -> UIImage? { moreImages[state] }
  /// Returns the image that was set for the decrement button for a state; `nil` if there is none.
  open func decrementImage(for state: State) -> UIImage? { lessImages[state] }

  private func show() {
    less.image =
      lessImages[state] ?? lessImages[.normal] ?? UIImage(systemName: "minus")
    more.image =
      moreImages[state] ?? moreImages[.normal] ?? UIImage(systemName: "plus")
    for (view, isAtEnd) in [(less, value <= minimumValue), (more, value >= maximumValue)] {
      view.tintColor = isEnabled && (wraps || !isAtEnd) ? .label : .tertiaryLabel
    }
    press.isHidden = held == nil
    setNeedsLayout()
  }

  /// Updates the appearance after a change of the state.
  package func stateWasSet() {
    show()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let place = CGRect(
      x: (bounds.midX - Self.size.width / 2).rounded(),
      y: (bounds.midY - Self.size.height / 2).rounded(),
      width: Self.size.width, height: Self.size.height)
    ground.frame = place
    line.frame = CGRect(x: place.midX - 0.5, y: place.minY + 7, width: 1, height: place.height - 14)
    let half = place.width / 2
    let left = CGRect(x: place.minX, y: place.minY, width: half, height: place.height)
    let right = left.offsetBy(dx: half, dy: 0)
    less.frame = (isMirrored ? right : left).insetBy(dx: 14, dy: 7)
    more.frame = (isMirrored ? left : right).insetBy(dx: 14, dy: 7)
    if let held { press.frame = (held.step > 0) != isMirrored ? right : left }
  }

  // MARK: User interaction

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x > bounds.midX
    let step = isRight != isMirrored ? stepValue : -stepValue
    let now = surface?.now ?? 0
    held = Hold(step: step, next: now + Self.pause, start: now)
    change(by: step)
    if autorepeat { goOn() }
    return true
  }

  private func goOn() {
    surface?.addFrameCallback { [weak self] time in
      guard let self, let held else { return false }
      if time >= held.next {
        self.held?.next = time + Self.interval
        if isTouchInside { change(by: held.step) }
      }
      return true
    }
  }

  private func change(by step: Double) {
    let before = value
    var wanted = value + step
    if wraps, wanted > maximumValue { wanted = minimumValue }
    if wraps, wanted < minimumValue { wanted = maximumValue }
    value = wanted
    if value != before, isContinuous { notify() }
  }

  private func notify() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    held = nil
    if !isContinuous { notify() }
    show()
  }

  open override func cancelTracking(with event: UIEvent?) {
    held = nil
    show()
  }

  /// Returns `true`, because the control events have been sent already.
  package func wasPressed() -> Bool { true }
}
