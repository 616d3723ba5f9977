// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension AccessibilityNode {
  /// Performs an action requested by an assistive technology or a key.
  ///
  /// - Returns: Whether it was performed; always `true` for an increment or decrement of an existing object.
  @discardableResult
  package func perform(_ action: AccessibilityAction, in surface: ViewSurface) -> Bool {
    guard let source else { return false }
    switch action {
    case .activate: return activate(source, in: surface)
    case .increment: source.adjust(up: true)
    case .decrement: source.adjust(up: false)
    case .scroll(let direction): return scroll(source, direction, in: surface)
    case .escape: return source.leaveOpen()
    case .custom(let index, _):
      guard customActions.indices.contains(index) else { return false }
      return customActions[index].perform()
    }
    return true
  }

  private func activate(_ source: AccessibleObject, in surface: ViewSurface) -> Bool {
    if id.part == nil {
      if source.use() { return true }
      if let view, view !== source,
        (view as? any AccessibilityDescribing)?.accessibilityUse() == true
      {
        return true
      }
    }
    let own = source.spokenActivationPoint
    let point =
      id.part == nil && frame.contains(own) ? own : CGPoint(x: frame.midX, y: frame.midY)
    var press = PointerEvent(phase: .began, location: point)
    // A separate touch identifier, so that it does not collide with an active touch.
    press.id = -1
    press.isDirect = true
    guard surface.handle(.pointer(press)) else { return false }
    press.phase = .ended
    return surface.handle(.pointer(press))
  }

  private func scroll(
    _ source: AccessibleObject, _ direction: UIAccessibilityScrollDirection, in surface: ViewSurface
  ) -> Bool {
    if source.accessibilityScroll(direction) { return true }
    guard let scrollView = view as? UIScrollView else { return false }
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
    let delta: CGVector =
      switch direction {
      case .up: CGVector(dx: 0, dy: -room.height)
      case .down, .next: CGVector(dx: 0, dy: room.height)
      case .left: scrollView.way(CGVector(dx: -room.width, dy: 0))
      case .right: scrollView.way(CGVector(dx: room.width, dy: 0))
      case .previous: CGVector(dx: 0, dy: -room.height)
      }
    let axis: Scroller.Axis = delta.dx == 0 ? .vertical : .horizontal
    let distance = delta.dx == 0 ? delta.dy : delta.dx
    guard scrollView.scroller.canScroll(axis, by: distance) else { return false }
    scrollView.scroller.step(by: delta)
    scrollView.announceScrollStatus(in: surface)
    return true
  }
}
