// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let gap: CGFloat = 2
  /// How long the thumb slides, in seconds.
  private static let duration = 0.2

  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// As the platform's switches do.
    case automatic
    /// A box that is ticked.
    case checkbox
    /// A thumb on a track.
    case sliding
  }

  private let track = UIView()
  private let thumb = UIView()
  private var isThumbDragged = false

  /// A switch at the origin of `frame`; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// A switch that is off.
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

  /// Sets whether the switch is on; `animated`: the thumb slides over.
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

  /// What the application would like the switch to look like.
  open var preferredStyle: Style = .automatic
  /// What the switch looks like: it always slides, since boxes are of the Mac's idiom.
  open var style: Style { .sliding }
  /// The text beside a switch that is a box; a sliding one shows none.
  open var title: String?
  /// Kept, and not shown, as in UIKit since iOS 7.
  open var onImage: UIImage?
  /// Kept, and not shown, as in UIKit since iOS 7.
  open var offImage: UIImage?

  /// The colour of the track when the switch is on; nil: green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The colour of the thumb; nil: white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Shows the state.
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

  // MARK: Use

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

  /// Turns the switch, unless its thumb was dragged.
  package func wasPressed() -> Bool {
    if !isThumbDragged { flip() }
    return true
  }

  private func flip() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
