// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// The audit that finds touchable views that assistive technologies cannot focus.
@MainActor
struct FocusAudit {
  private let root: UIView
  /// The views of accessibility elements.
  private let reached: Set<ObjectIdentifier>
  /// The views of accessibility elements and their ancestors, without the root.
  private var holders: Set<ObjectIdentifier> = []
  /// The views of elements that act on behalf of their descendants.
  private let acting: Set<ObjectIdentifier>
  private(set) var findings: [AccessibilityFinding] = []

  /// Audits all controls under `root`, whose elements are those of `node`.
  ///
  /// - Complexity: O(*n*²) in the number of views in the worst case, because each candidate is hit-tested.
  init(_ node: AccessibilityNode, in root: UIView) {
    self.root = root
    let nodes = node.all.filter { $0.view !== root }
    let views = nodes.compactMap(\.view)
    reached = Set(views.map { ObjectIdentifier($0) })
    acting = Set(
      nodes.filter(Self.acts).compactMap(\.view).map { ObjectIdentifier($0) })
    for view in views {
      for holder in sequence(first: view, next: \.superview) where holder !== root {
        guard holders.insert(ObjectIdentifier(holder)).inserted else { break }
      }
    }
    visit(root)
  }

  /// Returns whether an element stands for a control in it: it reports that control's state, or has custom
  /// actions for it.
  private static func acts(_ node: AccessibilityNode) -> Bool {
    if node.states.isChecked != nil || node.states.isExpanded != nil { return true }
    return node.actions.contains { if case .custom = $0 { true } else { false } }
  }

  private mutating func visit(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    if isUsed(view), !isReached(view), isTouched(view) {
      add(view)
      return
    }
    for subview in view.subviews { visit(subview) }
  }

  /// Returns whether the view is an enabled control other than a page control, or has an enabled tap
  /// recognizer and covers less than half of the root.
  private func isUsed(_ view: UIView) -> Bool {
    if let control = view as? UIControl { return control.isEnabled && !(view is UIPageControl) }
    let taps = (view.gestureRecognizers ?? []).contains {
      type(of: $0) == UITapGestureRecognizer.self && $0.isEnabled
    }
    // A view that handles taps on most of the screen dismisses something, and contains the actual targets.
    return taps
      && view.bounds.width * view.bounds.height < root.bounds.width * root.bounds.height / 2
  }

  private func isReached(_ view: UIView) -> Bool {
    if holders.contains(ObjectIdentifier(view)) { return true }
    let outer = sequence(first: view, next: \.superview)
    return outer.contains {
      acting.contains(ObjectIdentifier($0)) || $0 is UIControl && $0 !== view || Self.isBar($0)
    }
  }

  /// Returns whether the view is a navigation bar, toolbar, tab bar or search bar, which provide elements for
  /// their contents.
  private static func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UIToolbar || view is UITabBar || view is UISearchBar
  }

  /// Returns whether the view is at least 8 points wide and high, and a touch at its centre reaches it.
  private func isTouched(_ view: UIView) -> Bool {
    let frame = view.convert(view.bounds, to: root)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard frame.width >= 8, frame.height >= 8, root.bounds.contains(middle),
      let hit = root.hitTest(middle, with: nil)
    else { return false }
    return hit === view || hit.isDescendant(of: view)
  }

  private mutating func add(_ view: UIView) {
    let holder = sequence(first: view.superview, next: { $0?.superview }).lazy.compactMap(\.self)
      .first { reached.contains(ObjectIdentifier($0)) }
    let place = holder.map { "\(Self.name(of: $0)), which is one element" }
    findings.append(
      AccessibilityFinding(
        rule: .unreachable, element: Self.name(of: view),
        frame: view.convert(view.bounds, to: nil),
        measure: "can be touched, but can't be focused: it is "
          + (place.map { "in \($0)" } ?? "not an accessibility element and contains none")))
  }

  private static func name(of view: UIView) -> String {
    let kind = view is UIButton ? "button" : "\(type(of: view))"
    let words = view.accessibilityLabel ?? (view as? UIButton)?.currentTitle
    let name = words ?? view.accessibilityIdentifier.map { "#\($0)" }
    return [kind, name.map(ElementLine.quoted)].compactMap(\.self).joined(separator: " ")
  }
}
