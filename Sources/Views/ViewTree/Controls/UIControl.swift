// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that a person uses, and that tells what was done with it.
///
/// What is done is told to closures (``addAction(_:for:)``) and to methods of targets
/// (``addTarget(_:action:for:)``), in the order in which they were added.
@preconcurrency @MainActor
open class UIControl: UIView, Operable, UIContextMenuInteractionDelegate {
  /// What waits for events, in the order in which it was added.
  private var handlers: [ControlHandler] = []
  /// The event that the touch methods are about.
  private var presentEvent: UIEvent?

  /// A control that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UIControl.self)
  }

  /// A control that fills `frame` and carries out `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open override var canBecomeFocused: Bool { isEnabled }

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

  private func stateChanged() {
    ValueObserving.check(self)
    setPictureStale()
    setNeedsLayout()
    builtInControl?.stateWasSet()
  }

  private var builtInControl: (any BuiltInControl)? { self as? any BuiltInControl }

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

  /// Does what a press of the control does mainly: carries out what waits for `primaryActionTriggered`, or opens a menu that is
  /// the primary action.
  ///
  /// Does nothing while the control is not enabled.
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

  /// A tap in a control is the control's own, not one of a view it is in.
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

  /// How far outside of the control a touch that came down inside still counts, in points (ours).
  private static let reach: CGFloat = 70

  private func isNear(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    if self.point(inside: point, with: nil) { return true }
    return touch.type == .direct
      && bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  // MARK: Menu

  /// What opens the control's menu; nil: nothing, until ``isContextMenuInteractionEnabled`` says so.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether the control has a menu, which ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` gives.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      let given = contextMenuInteraction ?? UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = isContextMenuInteractionEnabled ? given : nil
      if isContextMenuInteractionEnabled { addInteraction(given) } else { removeInteraction(given) }
    }
  }

  /// Whether a press opens the control's menu and does nothing else.
  ///
  /// Differs from UIKit: the menu opens when the press ends.
  open var showsMenuAsPrimaryAction = false

  /// Where the menu of `configuration` is attached, in the control's coordinate space, in points.
  ///
  /// The middle of the lower edge unless overridden; the menu then stands beside the control as a whole.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    usualAttachment
  }

  private var usualAttachment: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

  /// What a menu stands beside, in the control's coordinate space, in points.
  package func menuPlace(for configuration: UIContextMenuConfiguration) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    return point == usualAttachment ? bounds : CGRect(origin: point, size: .zero)
  }

  private func opensMenu() -> Bool {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
    return contextMenuInteraction.openMenu(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// The control's menu; nil unless overridden, but for buttons, which have ``UIButton/menu``.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What the menu opens beside; what the older form says, unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// The older form of the method before; nil unless overridden: the menu opens beside the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where a preview goes when the menu closes; what the older form says, unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// The older form of the method before; nil unless overridden: it goes where it is.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// A person chose the menu's preview; does nothing unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// The menu comes; override it and call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu goes; override it and call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Actions

  /// Carries out `action` when one of `controlEvents` happens.
  ///
  /// An action of the same identifier takes the place of the one before.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(controlEvents, .closure(action)))
  }

  /// No longer carries out `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer carries out the action of the given identifier for `controlEvents`.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.closure?.identifier == actionIdentifier }
  }

  /// Calls the method `action` of `target` when one of `controlEvents` happens.
  ///
  /// The target is not kept alive. Without one the method is called of the first object in the
  /// responder chain that has it. A target and action that are there already wait for the events of
  /// both.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = TargetAction(target, action)
    if let index = handlers.firstIndex(where: { $0.method?.isSame(as: added) == true }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(ControlHandler(controlEvents, .method(added)))
    }
  }

  /// No longer calls the method `action` of `target` for `controlEvents`.
  ///
  /// Without a target: of any; without an action: any of the target's. Without both, actions that
  /// are closures go too (ours: Apple does not say).
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

  /// The objects whose methods wait for events; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler in
        guard let method = handler.method, !method.isOver else { return nil }
        return AnyHashable(targetKey: method.target)
      })
  }

  /// The events that actions wait for.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { if !$1.isOver { $0.formUnion($1.events) } }
  }

  /// The names of the methods of `target` that wait for `controlEvent`; nil: none does.
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

  /// Calls `iterator` with each action and each target's method, and the events it waits for, until
  /// it sets its last argument.
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

  /// Carries out the actions that wait for one of `controlEvents`, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.kind {
      case .closure(let action): sendAction(action)
      case .method(let method):
        if !method.isOver { sendAction(method.action, to: method.target, for: presentEvent) }
      }
    }
  }

  /// Carries out `action`, with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Calls the method `action` of `target` with this control and the event that led to it.
  ///
  /// Without a target: of the first object in the responder chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionSending.send(action, to: target, from: self, for: event)
  }

  /// What can be reached by name, as nibs and key-value coding do.
  private static let members: [_NamedMember] = [
    .property("isEnabled", \UIControl.isEnabled),
    .property("isSelected", \UIControl.isSelected),
    .property("isHighlighted", \UIControl.isHighlighted),
    .property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
  ]

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + members
  }
}

extension AnyHashable {
  /// What a target is in a set of targets.
  fileprivate init(targetKey target: AnyObject?) {
    switch target {
    case nil: self = AnyHashable(NSNull())
    case let object as NSObject: self = AnyHashable(object)
    case let object?: self = AnyHashable(ObjectIdentifier(object))
    }
  }
}
