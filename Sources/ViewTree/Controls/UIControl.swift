// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that a person uses, and that tells what was done with it.
///
/// Differs from UIKit: actions are closures; targets with selectors need Objective-C (decision
/// 0002).
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers: [(event: Event, action: UIAction)] = []

  /// A control that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that fills `frame` and carries out `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether the control shows that a touch is in it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// How the control is.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content stands from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content stands across.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content stands across, as left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Hook of controls: how the control is changed.
  package func stateChanged() {
    setPictureStale()
    setNeedsLayout()
  }

  // MARK: Tracking

  /// Whether a touch is being followed.
  open private(set) var isTracking = false
  /// Whether the touch that is followed is in the control.
  open private(set) var isTouchInside = false

  /// A touch came down; answers whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch that is followed moved; answers whether it is followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch that was followed went up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch that was followed was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    guard touch.type != .indirectPointer || touch.buttons.contains(.primary) else {
      return super.touchesBegan(touches, with: event)
    }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    endTracking(touch, with: event)
    stopTracking()
    if isTouchInside {
      if !takesPress() {
        sendActions(for: .touchUpInside)
        wasUsed()
      }
    } else {
      sendActions(for: .touchUpOutside)
    }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    isTouchInside = false
    sendActions(for: .touchCancel)
  }

  /// A tap in a control is the control's own, not one of a view it is in.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  private func stopTracking() {
    isTracking = false
    isHighlighted = false
  }

  /// Hook of controls: a touch went up inside; true: the control made something else of it.
  package func takesPress() -> Bool { false }

  /// Hook of controls: a touch went up inside.
  package func wasUsed() { sendActions(for: .primaryActionTriggered) }

  /// How far outside of the control a touch that came down inside still counts, in points (ours).
  private static let reach: CGFloat = 70

  private func isNear(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    if self.point(inside: point, with: nil) { return true }
    return touch.type == .direct
      && bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  // MARK: Actions

  /// Carries out `action` when one of `controlEvents` happens.
  ///
  /// An action of the same identifier takes the place of the one before.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((controlEvents, action))
  }

  /// No longer carries out `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer carries out the action of the given identifier for `controlEvents`.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers = handlers.compactMap { handler in
      guard handler.action.identifier == actionIdentifier else { return handler }
      let rest = handler.event.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, handler.action)
    }
  }

  /// The events that actions wait for.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.event) } }

  /// Carries out the actions that wait for one of `controlEvents`, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.event.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// Carries out `action`, with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }
}
