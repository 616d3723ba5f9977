// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The delivery of a host's events to views.
///
/// Presses go to the view under the pointer, scroll events to the scroll view that can scroll in their
/// direction, keys along the responder chain.
@MainActor
final class SurfaceInput: EventTaking {
  private unowned let root: UIView
  private var stroke: Stroke?
  /// The scroll view zoomed by a pinch on a trackpad.
  private weak var pinched: UIScrollView?
  /// The innermost scroll view that contains the last press.
  private weak var pressed: UIScrollView?
  /// The delivery of touches to recognisers and views.
  private let touches: TouchInput
  /// The delivery of drags from other programs.
  private let drops: DropInput
  /// The delivery of key presses.
  private let presses: PressInput

  /// A trackpad scroll in progress.
  private struct Stroke {
    var candidates: [UIScrollView]
    var scrollView: UIScrollView?
    var taker: (any ScrollEventHandling)?
    /// The scroll view whose motion was stopped when the trackpad scroll began.
    weak var stopped: UIScrollView?
    let location: CGPoint

    init(_ candidates: [UIScrollView], at location: CGPoint) {
      self.candidates = candidates
      self.location = location
    }
  }

  init(root: UIView) {
    self.root = root
    touches = TouchInput(root: root)
    drops = DropInput(root: root)
    presses = PressInput(root: root)
  }

  func handle(_ event: HostEvent, in surface: ViewSurface) -> Bool {
    if surface.ambient?.ignoredInteractions ?? 0 > 0, event.beginsByHand { return false }
    return switch event {
    case .pointer(let pointer): point(pointer, in: surface)
    case .hover(let place): hover(place)
    case .text(let text): type(text, in: surface)
    case .scroll(let scroll): handle(scroll, in: surface)
    case .magnify(let magnify): handle(magnify)
    case .key(let key): handle(key, in: surface)
    case .press(let press): presses.handle(press) { firstForKeys(in: surface) }
    case .shake: shake(surface)
    case .drop(let drop): drops.handle(drop)
    }
  }

  /// Discards the state of input directed to `view` or its descendants.
  func viewWillLeave(_ view: UIView) {
    touches.viewWillLeave(view)
    drops.viewWillLeave(view)
    presses.viewWillLeave(view)
    if let pinched, pinched.isDescendant(of: view) {
      pinched.zoomer.stop()
      self.pinched = nil
    }
    if let stroked = stroke?.scrollView, stroked.isDescendant(of: view) {
      stroked.scroller.cancelDrag()
      stroke?.stopped?.scroller.comeToRest()
      stroke = nil
    }
    touches.cancelScrolling(in: view)
  }

  private func point(_ event: PointerEvent, in surface: ViewSurface) -> Bool {
    let isPress = event.phase == .began && event.id >= 0
    if isPress { surface.focus.set(nil) }
    let isUsed = touches.handle(event, in: surface)
    // A press outside of all scroll views does not change the target of keys.
    if isPress, let found = touches.pointed.flatMap({ touches.scrollViews(from: $0).first }) {
      pressed = found
    }
    return isUsed
  }

  private func hover(_ location: CGPoint?) -> Bool {
    let event = UIEvent(timestamp: root.surface?.currentTime ?? 0, type: .hover)
    let target = location.flatMap { root.hitTest(touches.inRoot($0), with: event) }
    var isUsed = true
    _ = root.send(event) { [touches] in isUsed = touches.hover.handle(location, over: target) }
    return isUsed
  }

  // MARK: Scroll wheel and trackpad

  private func handle(_ event: ScrollEvent, in surface: ViewSurface) -> Bool {
    switch event.phase {
    case .discrete:
      return step(event)
    case .began:
      endStroke(velocity: .zero)
      let candidates = scrollViews(at: event.location, .continuous)
      let moving = candidates.first { $0.isDecelerating }
      moving?.scroller.stop()
      stroke = Stroke(candidates, at: event.location)
      stroke?.stopped = moving
      return move(by: event.delta)
    case .changed:
      if stroke == nil {
        stroke = Stroke(scrollViews(at: event.location, .continuous), at: event.location)
      }
      return move(by: event.delta)
    case .ended:
      let isUsed = move(by: event.delta)
      endStroke(velocity: event.velocity)
      return isUsed
    }
  }

  /// Zooms the innermost scroll view at the location that can be zoomed, and returns whether the event was
  /// handled.
  private func handle(_ event: MagnifyEvent) -> Bool {
    switch event.phase {
    case .discrete:
      let found = scrollViews(at: event.location).first { $0.canZoom }
      return found?.zoomer.step(by: event.scale, at: event.location) ?? false
    case .began:
      endStroke(velocity: .zero)
      pinched = scrollViews(at: event.location).first { $0.canZoom }
      return pinched?.zoomer.beginPinch(at: event.location) ?? false
    case .changed:
      pinched?.zoomer.pinch(by: event.scale, at: event.location)
      return pinched != nil
    case .ended:
      pinched?.zoomer.endPinch()
      defer { pinched = nil }
      return pinched != nil
    }
  }

  private func step(_ event: ScrollEvent) -> Bool {
    let (axis, distance) = dominant(event.delta)
    let candidates = reached(scrollViews(at: event.location, .discrete), along: axis)
    guard distance != 0 else { return false }
    let found = candidates.first { $0.scroller.canScroll(axis, by: $0.way(distance, axis)) }
    if touches.beginScrolling(.discrete, at: event.location, inside: found) {
      touches.scroll(by: event.delta)
      touches.endScrolling()
      return true
    }
    if let found {
      found.scroller.step(by: vector(axis, found.way(distance, axis)))
      return true
    }
    // A scroll wheel has one axis only: content that scrolls only horizontally follows it too.
    guard axis == .vertical, !candidates.contains(where: { $0.scroller.hasRange(.vertical) }),
      let found = candidates.first(where: { $0.scroller.canScroll(.horizontal, by: distance) })
    else { return false }
    found.scroller.step(by: vector(.horizontal, distance))
    return true
  }

  private func move(by delta: CGVector) -> Bool {
    guard let current = stroke else { return false }
    if let scrollView = current.scrollView {
      scrollView.scroller.drag(by: scrollView.way(delta))
      return true
    }
    if let taker = current.taker {
      taker.moveStroke(by: delta)
      return true
    }
    if touches.isScrolling {
      touches.scroll(by: delta)
      return true
    }
    let (axis, distance) = dominant(delta)
    guard distance != 0 else { return !current.candidates.isEmpty }
    var able: UIScrollView?
    let candidates = reached(current.candidates, along: axis)
    for candidate in candidates where able == nil {
      if candidate.scroller.canScroll(axis, by: candidate.way(distance, axis)) {
        able = candidate
      } else if let taker = candidate.strokeTaker,
        taker.beginStroke(at: current.location, by: delta)
      {
        stroke?.taker = taker
        taker.moveStroke(by: delta)
        return true
      }
    }
    let found =
      able ?? candidates.first { $0.scroller.canDrag(axis) }
    if touches.beginScrolling(.continuous, at: current.location, inside: found) {
      touches.scroll(by: delta)
      return true
    }
    guard let found else { return false }
    stroke?.scrollView = found
    found.scroller.beginDrag()
    found.scroller.drag(by: found.way(delta))
    return true
  }

  /// Returns the scroll views, innermost first, to which a scroll of the first one can be transferred.
  private func reached(
    _ candidates: [UIScrollView], along axis: Scroller.Axis
  ) -> [UIScrollView] {
    let last = candidates.firstIndex {
      !$0.scroller.transfers(axis) && $0.scroller.canDrag(axis)
    }
    return last.map { Array(candidates[...$0]) } ?? candidates
  }

  private func endStroke(velocity: CGVector) {
    if let scrollView = stroke?.scrollView {
      scrollView.scroller.endDrag(velocity: scrollView.way(velocity))
    }
    stroke?.taker?.endStroke(velocity: velocity)
    touches.endScrolling()
    stroke?.stopped?.scroller.comeToRest()
    stroke = nil
  }

  private func dominant(_ delta: CGVector) -> (Scroller.Axis, CGFloat) {
    abs(delta.dx) > abs(delta.dy) ? (.horizontal, delta.dx) : (.vertical, delta.dy)
  }

  private func vector(_ axis: Scroller.Axis, _ distance: CGFloat) -> CGVector {
    axis == .horizontal ? CGVector(dx: distance, dy: 0) : CGVector(dx: 0, dy: distance)
  }

  // MARK: Keys

  private func type(_ event: TextEvent, in surface: ViewSurface) -> Bool {
    if let receiver = surface.keyResponder?.textReceiver {
      receiver.receive(event)
      return true
    }
    guard let input = surface.keyResponder?.keyInput else { return false }
    if case .commit(let text) = event { input.insertText(text) }
    return true
  }

  /// Performs the effect of a key in a view that receives typed characters, and returns whether there was
  /// one.
  private func type(_ event: KeyEvent, into input: any UIKeyInput) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .command]) else { return false }
    switch event.key {
    case .character(let character): input.insertText(String(character))
    case .space: input.insertText(" ")
    case .enter: input.insertText("\n")
    case .delete: input.deleteBackward()
    default: return false
    }
    return true
  }

  private func handle(_ event: KeyEvent, in surface: ViewSurface) -> Bool {
    guard let first = firstForKeys(in: surface) else { return false }
    let isTyping = surface.takesText && event.mayBeText
    if KeyCommands.handle(event, from: first, isTyping: isTyping) { return true }
    if surface.keyResponder == nil, surface.focus.handleKey(event) { return true }
    for responder in chain(from: first) {
      if let handler = responder.inputHandler, handler.handleKey(event) { return true }
      if let input = responder.keyInput, responder === surface.keyResponder,
        type(event, into: input)
      {
        return true
      }
      if let scrollView = responder as? UIScrollView, scrollView.scroller.handleKey(event) {
        return true
      }
    }
    if surface.focus.handleTab(event) || surface.focus.handleEscape(event) { return true }
    guard event.key == .home, event.modifiers == .control else { return false }
    return surface.scrollToTop()
  }

  private func firstForKeys(in surface: ViewSurface) -> UIResponder? {
    surface.keyResponder ?? surface.focus.reachable ?? keyTarget(in: surface)
  }

  private func shake(_ surface: ViewSurface) -> Bool {
    let first = surface.keyResponder ?? root
    let event = UIEvent(timestamp: surface.currentTime, type: .motion, subtype: .motionShake)
    _ = root.send(event) {
      first.motionBegan(.motionShake, with: event)
      first.motionEnded(.motionShake, with: event)
    }
    return true
  }

  /// Returns the responder that receives keys without a first responder or focus: the view last under the
  /// pointer if a scroll view contains it, else the scroll view of the last press, else the largest scroll
  /// view of the key scope, else the key scope itself.
  ///
  /// The view under the pointer may be anywhere in the surface, for example in the sidebar of a split view,
  /// whose innermost controller is another one. It may have been removed since: cells are reused.
  func keyTarget(in surface: ViewSurface) -> UIResponder? {
    let scope = surface.keyScope?() ?? root
    if let pointed = touches.pointed, surface.isReachableByKeys(pointed),
      !touches.scrollViews(from: pointed).isEmpty
    {
      return pointed
    }
    if let pressed, surface.isReachableByKeys(pressed) { return pressed }
    var largest: UIScrollView?
    var queue: [UIView] = [scope]
    while let view = queue.popLast() {
      guard view.isPainted else { continue }
      let front = view.subviews.lastIndex { $0.isPainted && $0.spokenIsModal }
      queue += view.subviews[(front ?? 0)...]
      guard let found = view as? UIScrollView else { continue }
      if found.bounds.area > largest?.bounds.area ?? 0 { largest = found }
    }
    return largest ?? scope
  }

  /// The view last under the pointer if a scroll view contains it, otherwise the scroll view of the last
  /// press.
  var pointed: UIView? {
    guard let pointed = touches.pointed, !touches.scrollViews(from: pointed).isEmpty else {
      return pressed
    }
    return pointed
  }

  // MARK: Responder chains

  private func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder, next: \.next))
  }

  private func scrollViews(at location: CGPoint) -> [UIScrollView] {
    touches.pointed = root.hitTest(touches.inRoot(location), with: nil)
    return touches.pointed.map(touches.scrollViews(from:)) ?? []
  }

  /// Returns the scroll views at `location` that follow scroll events of a kind.
  private func scrollViews(at location: CGPoint, _ kind: UIScrollTypeMask) -> [UIScrollView] {
    touches.pointed = root.hitTest(touches.inRoot(location), with: nil)
    return touches.pointed.map { touches.scrollViews(from: $0, following: kind) } ?? []
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
