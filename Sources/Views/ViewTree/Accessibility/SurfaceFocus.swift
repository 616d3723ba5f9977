// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The object that manages the keyboard focus of a surface: it moves the focus between controls, text fields
/// and lists with the Tab key, and sends keys to the focused control.
///
/// A list is a single stop, as on a Mac and an iPad: arrow keys move inside it. The stops are the elements
/// that assistive technologies see, in reading order.
@MainActor
final class SurfaceFocus: FocusKeeping {
  private unowned let surface: ViewSurface
  /// The focused view that is not the first responder: a control or a list.
  private(set) weak var view: UIView?
  private var ring: FocusRing?
  /// The view that had the focus before another view covered it; it regains the focus afterwards.
  private weak var covered: UIView?
  /// The view that has the focus while Tab moves it.
  private(set) weak var origin: UIView?
  /// The most recently focused view of each group.
  private var last: [String: WeakView] = [:]
  /// The responder that requested a focus update.
  private weak var asking: UIResponder?
  /// The focus system, which the app uses.
  private(set) lazy var system = UIFocusSystem(self)
  /// The margin around a control that is scrolled into view, in points.
  private static let room: CGFloat = 8
  /// The distance between a control and its focus ring, in points.
  private static let ringDistance: CGFloat = 3

  init(surface: ViewSurface) {
    self.surface = surface
  }

  var item: UIView? {
    guard let view else {
      return (surface.keyResponder as? UIView).flatMap { $0.canBecomeFocused ? $0 : nil }
    }
    guard Self.isGroup(view) else { return view }
    return (view as? any AccessibilityDescribing)?.accessibilityFocusedPart as? UIView
  }

  /// Moves the focus to `new`; `nil` for none.
  ///
  /// The focus ring of the previously focused view is removed. A list itself posts the update of its focused
  /// part.
  func set(_ new: UIView?) {
    guard new !== view else { return }
    let before = item
    place(new)
    guard new.map(Self.isGroup) != true, before !== item else { return }
    UIFocusUpdateContext(from: before, to: item, heading: []).notify(surface)
  }

  private func place(_ new: UIView?) {
    guard new !== view else { return }
    let old = view
    view = new
    ring?.removeFromSuperview()
    ring = nil
    if new == nil || old?.isBehindModalView == true { covered = new == nil ? nil : old }
    (old as? any AccessibilityDescribing)?.accessibilityLoseFocus()
    if let new, !Self.isGroup(new) {
      ring = FocusRing.shown(on: new, distance: hasRoomForRing(new) ? Self.ringDistance : nil)
    }
    surface.setNeedsFrame()
  }

  /// Returns whether a ring around `view` would not be clipped by its ancestors.
  private func hasRoomForRing(_ view: UIView) -> Bool {
    let reach = -Self.ringDistance - FocusRing.width
    let place = view.bounds.insetBy(dx: reach, dy: reach)
    return sequence(first: view, next: \.superview).dropFirst().filter(\.clipsToBounds).allSatisfy {
      $0.bounds.contains(view.convert(place, to: $0))
    }
  }

  /// The focused view if it can receive keys; `nil` while another view covers it.
  var reachable: UIView? {
    view.flatMap { surface.isReachableByKeys($0) ? $0 : nil }
  }

  /// Removes the focus from a view in `leaving`, which is about to leave the surface.
  ///
  /// After the next layout, unless another view has received the focus, it moves to the view that had it
  /// before, to the nearest control in the superview of `leaving`, or to the list that receives keys without
  /// a focus.
  func viewWillLeave(_ leaving: UIView) {
    guard let view, view.isDescendant(of: leaving) else { return }
    let before = covered
    let holder = leaving.tree.isControllerView ? nil : leaving.superview
    let place = view.convert(view.bounds, to: nil)
    set(nil)
    surface.afterNextLayout { [weak self, weak before, weak holder] in
      self?.comeBack(to: before, or: place, in: holder)
    }
  }

  /// Sends a key without modifiers to the focused control, or moves the focus with an arrow key if the
  /// control is not adjustable; returns whether the key was handled.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard let view, !Self.isGroup(view), view.canBecomeFocused, event.modifiers.isEmpty else {
      return false
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch event.key {
    case .space, .enter: return press(view)
    case .up where isAdjustable(view): view.adjust(up: true)
    case .down where isAdjustable(view): view.adjust(up: false)
    case .left where isAdjustable(view): step(view, forward: isMirrored)
    case .right where isAdjustable(view): step(view, forward: !isMirrored)
    case .up: return move(.up, from: view)
    case .down: return move(.down, from: view)
    case .left: return move(.left, from: view)
    case .right: return move(.right, from: view)
    default: return false
    }
    return true
  }

  /// Removes the focus from a control if the key is Escape and there is no first responder for keys.
  ///
  /// - Returns: Whether the focus was removed.
  func handleEscape(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, let view, !Self.isGroup(view), surface.keyResponder == nil else {
      return false
    }
    set(nil)
    return true
  }

  /// Moves the focus to the next stop if the key is Tab, or to the previous one with Shift.
  ///
  /// - Returns: Whether the key was handled, which is also the case if an environment disallowed the move.
  func handleTab(_ event: KeyEvent) -> Bool {
    guard event.key == .tab, event.modifiers.isSubset(of: [.shift, .control]) else { return false }
    return move(backward: event.modifiers.contains(.shift))
  }

  // MARK: Helpers

  private func isAdjustable(_ view: UIView) -> Bool {
    view is any ArrowStepping || view.spokenTraits.contains(.adjustable)
  }

  private func step(_ view: UIView, forward: Bool) {
    view.adjust(up: forward)
  }

  private func press(_ view: UIView) -> Bool {
    let tree = AccessibilityReader(surface).read()
    let node = tree.all.first { $0.view === view }
    return node?.perform(.activate, in: surface) ?? false
  }

  private func move(backward: Bool) -> Bool {
    let present = surface.keyResponder ?? reachable
    origin = present as? UIView
    defer { origin = nil }
    let tree = AccessibilityReader(surface, seesScrolledAway: true).read()
    let stops = groups(in: tree, around: origin).stops(around: origin)
    if present == nil, !backward,
      let wished = FocusPreferences(stops: stops).first(in: surface.root), give(wished)
    {
      return true
    }
    guard !stops.isEmpty else { return false }
    let place = stops.firstIndex { $0 === present }
    let count = stops.count
    let step = place.map { ($0 + (backward ? -1 : 1) + count) % count }
    let start = step ?? pointedStop(in: stops) ?? (backward ? count - 1 : 0)
    for turn in 0..<count {
      let index = (start + (backward ? count - turn : turn)) % count
      if take(stops[index], backward ? .previous : .next) { return true }
    }
    return false
  }

  /// Moves the focus with an arrow key, within its group or to the target of a focus guide; returns whether
  /// the key was handled.
  private func move(_ heading: UIFocusHeading, from view: UIView) -> Bool {
    guard FocusGroups.leadsOn(from: view, in: surface.root) else { return false }
    let tree = AccessibilityReader(surface, seesScrolledAway: true).read()
    let groups = groups(in: tree, around: view)
    guard let target = groups.target(heading, from: view, in: surface.root) else { return false }
    return take(target, heading)
  }

  private func groups(in tree: AccessibilityNode, around present: UIView?) -> FocusGroups {
    FocusGroups(
      views: FocusStops(in: tree, around: present).views, last: last.compactMapValues(\.view))
  }

  private func remember(_ view: UIView) {
    if let group = FocusGroups.group(of: view) { last[group] = WeakView(view: view) }
  }

  /// Returns the index of the list that was last under the pointer, where the focus begins.
  private func pointedStop(in stops: [UIView]) -> Int? {
    guard let pointed = surface.input.pointed else { return nil }
    return stops.lastIndex { Self.isGroup($0) && pointed.isDescendant(of: $0) }
  }

  private static func isGroup(_ view: UIView) -> Bool {
    (view as? any AccessibilityDescribing)?.accessibilityDefaults.isFocusGroup ?? false
  }

  private func comeBack(to former: UIView?, or place: CGRect, in holder: UIView?) {
    guard view == nil, surface.firstResponder == nil else { return }
    if let former, surface.isReachableByKeys(former) {
      let isBack = (former as? any AccessibilityDescribing)?.accessibilityRegainFocus() ?? true
      if isBack { set(former) }
    } else if let holder, surface.isReachableByKeys(holder),
      let next = control(nearestTo: place, in: holder)
    {
      set(next)
    } else if let list = surface.input.keyTarget(in: surface) as? UIView, Self.isGroup(list) {
      _ = take(list, .next)
    }
  }

  /// Returns the control in `holder` whose centre is nearest to that of `place`, in the surface's coordinate
  /// space.
  private func control(nearestTo place: CGRect, in holder: UIView) -> UIView? {
    func distance(_ view: UIView) -> CGFloat {
      let frame = view.convert(view.bounds, to: nil)
      return hypot(frame.midX - place.midX, frame.midY - place.midY)
    }
    let stops = FocusStops(in: AccessibilityReader(surface).read(), around: nil).views
    return stops.filter { $0 is any Operable && $0.isDescendant(of: holder) }
      .min { distance($0) < distance($1) }
  }

  /// Moves the focus to `stop` unless an environment disallows it; returns `false` if the next stop should be
  /// tried.
  private func take(_ stop: UIView, _ heading: UIFocusHeading) -> Bool {
    let before = item
    guard before !== stop else { return true }
    let context = UIFocusUpdateContext(from: before, to: stop, heading: heading)
    guard Self.isGroup(stop) || context.isAllowed else { return true }
    if stop.canBecomeFirstResponder {
      guard takesKeys(stop) else { return false }
      place(nil)
      remember(stop)
      bringIntoSight(stop)
      context.notify(surface)
      return true
    }
    guard surface.firstResponder?.resignFirstResponder() ?? true else { return true }
    let describing = stop as? any AccessibilityDescribing
    guard describing?.accessibilityTakeFocus(fromBehind: heading == .previous) ?? true else {
      return false
    }
    place(stop)
    remember(stop)
    guard !Self.isGroup(stop) else { return true }
    bringIntoSight(stop)
    context.notify(surface)
    return true
  }

  /// Makes `stop` the first responder and returns whether that succeeded.
  ///
  /// During the call, no view has the focus; afterwards, the previously focused view has it again unless
  /// another view received it.
  private func takesKeys(_ stop: UIView) -> Bool {
    let old = view
    view = nil
    let isTaken = stop.becomeFirstResponder()
    if view == nil { view = old }
    return isTaken
  }

  // MARK: Preferred focus

  func setNeedsUpdate(in environment: UIResponder) {
    guard let item, environment.holds(item) else { return }
    request(environment)
  }

  /// Requests that the focus move to `environment`, or to a view that it prefers, after the next layout,
  /// regardless of the current focus.
  func request(_ environment: UIResponder) {
    asking = environment
    surface.afterNextLayout { [weak self] in self?.updateIfNeeded() }
  }

  func updateIfNeeded() {
    guard let environment = asking else { return }
    asking = nil
    let tree = AccessibilityReader(surface, seesScrolledAway: true).read()
    let preferences = FocusPreferences(stops: FocusStops(in: tree, around: item).views)
    guard let wished = preferences.target(in: environment), wished !== item else { return }
    _ = give(wished)
  }

  /// Moves the focus to `wished`, which is a stop or a part of a list; returns whether the move was handled.
  private func give(_ wished: UIView) -> Bool {
    let list = sequence(first: wished, next: \.superview).dropFirst().first(where: Self.isGroup)
    if let list, !wished.canBecomeFirstResponder, !(wished is any Operable) {
      return (list as? any AccessibilityDescribing)?.accessibilityTakeFocus(at: wished) ?? false
    }
    return take(wished, .next)
  }

  /// Scrolls all enclosing scroll views until the view is visible with a margin for its ring.
  private func bringIntoSight(_ stop: UIView) {
    for case let scrollView as UIScrollView in sequence(first: stop, next: \.superview).dropFirst()
    {
      let place = stop.convert(stop.bounds.insetBy(dx: -Self.room, dy: -Self.room), to: scrollView)
      scrollView.scrollRectToVisible(place, animated: true)
    }
  }
}

/// A weak reference to a view.
private struct WeakView { weak var view: UIView? }
