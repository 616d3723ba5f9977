// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A control with the states on and off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let gap: CGFloat = 2
  /// The duration of the thumb's animation, in seconds.
  private static let duration = 0.2

  /// The styles in which a switch can be displayed.
  public enum Style: Int, Sendable {
    /// The default style of the platform.
    case automatic
    /// A checkbox.
    case checkbox
    /// A thumb that slides on a track.
    case sliding
  }

  private let track = UIView()
  private let thumb = UIView()
  private var isThumbDragged = false

  /// Creates a switch at the origin of `frame`; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch from an interface file; with any other coder, one that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UISwitch.self)
  }

  private func setUp() {
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = (Self.size.height - 2 * Self.gap) / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  /// Whether the switch is on.
  open var isOn: Bool = false {
    didSet { if isOn != oldValue { show() } }
  }

  /// Sets whether the switch is on, optionally with an animation of the thumb.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOn else { return }
    guard animated, surface != nil else {
      isOn = on
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
    ) { [self] in
      isOn = on
      layoutIfNeeded()
    }
  }

  /// The style of the switch; always `.sliding`, since checkboxes belong to the Mac idiom.
  open var style: Style { .sliding }

  /// The colour of the track while the switch is on, or `nil` for green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The colour of the thumb, or `nil` for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Updates the appearance after a change of the state.
  package func stateWasSet() {
    show()
  }

  private func show() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let place = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2,
      width: Self.size.width, height: Self.size.height)
    track.frame = place
    let length = Self.size.height - 2 * Self.gap
    let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isAtRight ? place.maxX - Self.gap - length : place.minX + Self.gap,
      y: place.minY + Self.gap, width: length, height: length)
  }

  // MARK: User interaction

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isThumbDragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let isRight = point.x > bounds.midX
    let wanted = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if bounds.insetBy(dx: -20, dy: -40).contains(point), wanted != isOn {
      isThumbDragged = true
      flip()
    }
    return true
  }

  /// Toggles the switch, unless its thumb was dragged.
  ///
  /// - Returns: `true`, because the control events have been sent already.
  package func wasPressed() -> Bool {
    if !isThumbDragged { flip() }
    return true
  }

  private func flip() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
