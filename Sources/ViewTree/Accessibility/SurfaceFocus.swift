// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Moves the focus with Tab from control to control, field to field and list to list, and lets keys
/// use the control that has it.
///
/// A list is one stop, as on a Mac and an iPad: arrow keys move inside of it. The stops are those
/// that assistive technologies see, in the order in which they are read.
@MainActor
package final class SurfaceFocus {
  private unowned let surface: ViewSurface
  /// The view that has the focus without being the first responder: a control, or a list.
  package private(set) weak var view: UIView?
  private var ring: FocusRing?

  init(surface: ViewSurface) {
    self.surface = surface
  }

  /// Gives `new` the focus; nil: nothing has it.
  package func set(_ new: UIView?) {
    guard new !== view else { return }
    (view as? any AccessibilityDescribing)?.accessibilityLoseFocus()
    view = new
    ring?.removeFromSuperview()
    ring = (new as? UIControl).map { FocusRing(on: $0, distance: 3) }
    surface.setNeedsFrame()
  }

  /// Uses the control that has the focus; answers whether the key did.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard let control = view as? UIControl, control.isEnabled, event.modifiers.isEmpty else {
      return false
    }
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch event.key {
    case .space, .enter: return press(control)
    case .escape:
      set(nil)
      return true
    case .up where isAdjustable(control): control.accessibilityIncrement()
    case .down where isAdjustable(control): control.accessibilityDecrement()
    case .left where isAdjustable(control): step(control, forward: isMirrored)
    case .right where isAdjustable(control): step(control, forward: !isMirrored)
    default: return false
    }
    return true
  }

  /// Moves the focus on, when the key is Tab.
  func handleTab(_ event: KeyEvent) -> Bool {
    guard event.key == .tab, event.modifiers.isSubset(of: .shift) else { return false }
    return move(backward: event.modifiers.contains(.shift))
  }

  // MARK: Parts

  private func isAdjustable(_ control: UIControl) -> Bool {
    control is UISegmentedControl || control.accessibilityTraits.contains(.adjustable)
  }

  private func step(_ control: UIControl, forward: Bool) {
    if forward { control.accessibilityIncrement() } else { control.accessibilityDecrement() }
  }

  private func press(_ control: UIControl) -> Bool {
    let tree = AccessibilityReader(surface).read()
    guard
      let node = tree.all.first(where: { $0.view === control && $0.actions.contains(.activate) })
    else { return false }
    return node.perform(.activate, in: surface)
  }

  private func move(backward: Bool) -> Bool {
    let stops = FocusStops(in: AccessibilityReader(surface).read()).views
    guard !stops.isEmpty else { return false }
    let present = surface.firstResponder ?? view
    let place = stops.firstIndex { $0 === present }
    let count = stops.count
    let first = backward ? count - 1 : 0
    let start = place.map { ($0 + (backward ? -1 : 1) + count) % count } ?? first
    for turn in 0..<count {
      let index = (start + (backward ? count - turn : turn)) % count
      if take(stops[index], fromBehind: backward) { return true }
    }
    return false
  }

  private func take(_ stop: UIView, fromBehind: Bool) -> Bool {
    if stop.canBecomeFirstResponder {
      set(nil)
      return stop.becomeFirstResponder()
    }
    guard surface.firstResponder?.resignFirstResponder() ?? true else { return true }
    let describing = stop as? any AccessibilityDescribing
    guard describing?.accessibilityTakeFocus(fromBehind: fromBehind) ?? true else { return false }
    set(stop)
    return true
  }
}
