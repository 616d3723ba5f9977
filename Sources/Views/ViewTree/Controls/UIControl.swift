// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that responds to user actions with events.
///
/// Events call closures (``addAction(_:for:)``) and methods of targets (``addTarget(_:action:for:)``), in the
/// order of their addition.
@preconcurrency @MainActor
open class UIControl: UIView, Operable, UIContextMenuInteractionDelegate {
  /// The handlers of events, in the order of their addition.
  private var handlers: [ControlHandler] = []
  /// The event that the touch methods are handling.
  private var presentEvent: UIEvent?

  /// Creates a control with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UIControl.self)
  }

  /// Creates a control with the given frame, which performs `primaryAction` when its primary action is
  /// triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open override var canBecomeFocused: Bool { isEnabled }

  /// Whether the control is enabled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether the control is highlighted, as while a touch is inside.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// The current state, which combines ``isHighlighted``, ``isEnabled`` and ``isSelected``.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content, with leading and trailing resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  private func stateChanged() {
    ValueObserving.check(self)
    setPictureStale()
    setNeedsLayout()
    builtInControl?.stateWasSet()
  }

  private var builtInControl: (any BuiltInControl)? { self as? any BuiltInControl }

  // MARK: Tracking

  /// Whether a touch is being tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control or, for a direct touch, less than about 70 points
  /// outside.
  open private(set) var isTouchInside = false

  /// Handles the beginning of a touch in the control.
  ///
  /// - Returns: Whether the touch is tracked; `true` by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Handles a movement of the tracked touch.
  ///
  /// - Returns: Whether the touch is tracked further; `true` by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Handles the end of the tracked touch; a no-op by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Handles the cancellation of the tracked touch; a no-op by default.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let before = presentEvent
    presentEvent = event
    defer { presentEvent = before }
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
    let before = presentEvent
    presentEvent = event
    defer { presentEvent = before }
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
    let before = presentEvent
    presentEvent = event
    defer { presentEvent = before }
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    endTracking(touch, with: event)
    stopTracking()
    if isTouchInside {
      press()
    } else {
      sendActions(for: .touchUpOutside)
    }
    isTouchInside = false
  }

  private func press() {
    let builtIn = builtInControl
    if opensMenu() || builtIn?.takesPress() == true { return }
    sendActions(for: .touchUpInside)
    if builtIn?.wasPressed() != true { sendActions(for: .primaryActionTriggered) }
  }

  /// Performs the primary action of the control: performs the handlers of `primaryActionTriggered`, or opens
  /// a menu that is the primary action.
  ///
  /// No-op while the control is disabled.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    let builtIn = builtInControl
    if opensMenu() || builtIn?.takesPress() == true { return }
    if builtIn?.wasPressed() != true { sendActions(for: .primaryActionTriggered) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let before = presentEvent
    presentEvent = event
    defer { presentEvent = before }
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    isTouchInside = false
    sendActions(for: .touchCancel)
  }

  /// Returns `false` for single-tap recognisers of enclosing views while the control is enabled: a tap in a
  /// control belongs to the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isEnabled, gestureRecognizer.view !== self, gestureRecognizer.takesSingleTaps {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func stopTracking() {
    isTracking = false
    isHighlighted = false
  }

  /// The distance outside the control within which a direct touch that began inside counts as inside, in
  /// points, chosen by Mullion.
  private static let reach: CGFloat = 70

  private func isNear(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    if self.point(inside: point, with: nil) { return true }
    return touch.type == .direct
      && bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  // MARK: Menu

  /// The interaction of the control's menu; `nil` unless ``isContextMenuInteractionEnabled`` is `true`.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether the control has a menu, which ``contextMenuInteraction(_:configurationForMenuAtLocation:)``
  /// returns.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      let given = contextMenuInteraction ?? UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = isContextMenuInteractionEnabled ? given : nil
      if isContextMenuInteractionEnabled { addInteraction(given) } else { removeInteraction(given) }
    }
  }

  /// Whether a press opens the control's menu instead of triggering the primary action.
  ///
  /// Differs from UIKit: the menu opens when the press ends.
  open var showsMenuAsPrimaryAction = false

  /// Returns the attachment point of the menu of `configuration`, in the control's coordinate space, in
  /// points.
  ///
  /// By default it is the centre of the bottom edge, and the menu is placed beside the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    usualAttachment
  }

  private var usualAttachment: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

  /// Returns the rectangle that a menu is placed beside, in the control's coordinate space, in points.
  package func menuPlace(for configuration: UIContextMenuConfiguration) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    return point == usualAttachment ? bounds : CGRect(origin: point, size: .zero)
  }

  private func opensMenu() -> Bool {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
    return contextMenuInteraction.openMenu(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// Returns the configuration of the control's menu; `nil` by default, except for buttons, which have
  /// ``UIButton/menu``.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview that the menu opens beside; by default the result of
  /// `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Returns the preview that the menu opens beside, for code written before the method with an identifier;
  /// `nil`, the default, for the control itself.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the target that the preview moves to when the menu closes; by default the result of
  /// `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Returns the target that the preview moves to when the menu closes, for code written before the method
  /// with an identifier; `nil`, the default, to dismiss the preview in place.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Handles the user's choice of the menu's preview; a no-op by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Handles the imminent appearance of the menu; overrides call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Handles the imminent disappearance of the menu; overrides call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Actions

  /// Adds `action` for `controlEvents`.
  ///
  /// It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(controlEvents, .closure(action)))
  }

  /// Removes `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier for `controlEvents`.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.closure?.identifier == actionIdentifier }
  }

  /// Adds a call of the method `action` of `target` for `controlEvents`.
  ///
  /// The target is not retained. Without a target, the method of the first object in the responder chain that
  /// has it is called. Adding an existing target and action again adds the events to it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = TargetAction(target, action)
    if let index = handlers.firstIndex(where: { $0.method?.isSame(as: added) == true }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlHandler(controlEvents, .method(added)))
    }
  }

  /// Removes the calls of the method `action` of `target` for `controlEvents`.
  ///
  /// `nil` as the target matches all targets; `nil` as the action matches all methods. If both are `nil`,
  /// closure actions are removed as well, a case that UIKit does not document.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { handler in
      guard let method = handler.method else { return target == nil && action == nil }
      return method.matches(target: target, action: action)
    }
  }

  private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
    handlers = handlers.compactMap { handler in
      guard isMeant(handler) else { return handler.isOver ? nil : handler }
      var rest = handler
      rest.events.subtract(events)
      return rest.events.isEmpty ? nil : rest
    }
  }

  /// The targets of methods; `NSNull` stands for the responder chain, and an `ObjectIdentifier` for a target
  /// that is not an `NSObject`.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler in
        guard let method = handler.method, !method.isOver else { return nil }
        return AnyHashable(targetKey: method.target)
      })
  }

  /// The events that have handlers.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { if !$1.isOver { $0.formUnion($1.events) } }
  }

  /// Returns the names of the methods of `target` for `controlEvent`, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard let method = handler.method, !method.isOver, method.target === object,
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return method.action.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with each action, or each target and method, and the events of the handler, until
  /// `iterator` sets its last argument to `true`.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var mustStop = false
    for handler in handlers where !handler.isOver && !mustStop {
      let method = handler.method.map { method -> (Any?, Selector) in
        (method.target, method.action)
      }
      iterator(handler.closure, method, handler.events, &mustStop)
    }
  }

  /// Performs the handlers of `controlEvents`, in the order of their addition.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .closure(let action): sendAction(action)
      case .method(let method):
        if !method.isOver { sendAction(method.action, to: method.target, for: presentEvent) }
      }
    }
  }

  /// Performs `action` with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Calls the method `action` of `target` with this control and an event.
  ///
  /// Without a target, the method of the first object in the responder chain that has it is called.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionSending.send(action, to: target, from: self, for: event)
  }

  /// The members that are accessible by name, for nibs and key-value coding.
  private static let members: [_NamedMember] = [
    .property("isEnabled", \UIControl.isEnabled),
    .property("isSelected", \UIControl.isSelected),
    .property("isHighlighted", \UIControl.isHighlighted),
    .property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
  ]

  /// The members of the class that are accessible by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + members
  }
}

extension AnyHashable {
  /// Creates the key of a target in a set of targets.
  fileprivate init(targetKey target: AnyObject?) {
    switch target {
    case nil: self = AnyHashable(NSNull())
    case let object as NSObject: self = AnyHashable(object)
    case let object?: self = AnyHashable(ObjectIdentifier(object))
    }
  }
}
