// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delivery of the position of a pointer without a pressed button to hover recognisers, and to a
/// truncated label that shows its whole text.
@MainActor
final class HoverInput {
  private typealias Follower = UIGestureRecognizer & HoverTaking

  private unowned let root: UIView
  private var followers: [any Follower] = []
  /// The view under the pointer that follows it although it receives no touches; `nil` if there is none.
  private weak var giver: UIView?
  private var silent: (any HoverTaking)?

  init(root: UIView) {
    self.root = root
  }

  /// Handles a pointer at `location` of the surface, over `target`, or one that left (`nil`), and returns
  /// whether a recogniser or another object follows the pointer.
  func handle(_ location: CGPoint?, over target: UIView?) -> Bool {
    var found: [any Follower] = []
    if let target {
      for view in sequence(first: target, next: \.superview) {
        found += view.tree.gestureRecognizers.compactMap { $0 as? any Follower }
          .filter { $0.isEnabled }
      }
    }
    let left = followers.filter { old in !found.contains { $0 === old } }
    followers = found
    for recognizer in left { recognizer.hover(at: nil) }
    for recognizer in found { recognizer.hover(at: location) }
    let silent = location.flatMap { point in target.flatMap { giver(in: $0, at: point) } }
    follow(silent?.taking, of: silent?.view, location)
    root.surface?.cursor = target.flatMap(Self.cursor) ?? .usual
    return !found.isEmpty || silent != nil
  }

  /// Ends the hover over a view that receives no touches; called when a button is pressed.
  func pressBegan() { follow(nil, of: nil, nil) }

  private func follow(_ found: (any HoverTaking)?, of view: UIView?, _ location: CGPoint?) {
    let left = silent
    (silent, giver) = (found, view)
    if let left, left !== found { left.hover(at: nil) }
    found?.hover(at: location)
  }

  /// Returns the follower of the foremost view in `view` that has one at `location` of the surface.
  private func giver(
    in view: UIView, at location: CGPoint
  ) -> (view: UIView, taking: any HoverTaking)? {
    let place = root.convert(location.applying(root.layer.placement.inverted()), to: view)
    guard view.bounds.contains(place) else { return nil }
    for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha > 0.01 {
      if let found = giver(in: subview, at: location) { return found }
    }
    return (view as? any HoverGiving)?.hoverTaking.map { (view, $0) }
  }

  /// Returns the cursor of the innermost view, from `target` outwards, that determines one itself or by an
  /// interaction.
  private static func cursor(over target: UIView) -> PointerCursor? {
    for view in sequence(first: target, next: \.superview) {
      let givers = view.tree.interactions.compactMap { $0 as? any CursorGiving }
      if let cursor = givers.lazy.compactMap(\.cursor).first { return cursor }
      if let cursor = (view as? any CursorGiving)?.cursor { return cursor }
    }
    return nil
  }

  func viewWillLeave(_ view: UIView) {
    let left = followers.filter { $0.view?.isDescendant(of: view) ?? true }
    followers.removeAll { old in left.contains { $0 === old } }
    for recognizer in left { recognizer.hover(at: nil) }
    if giver?.isDescendant(of: view) == true { follow(nil, of: nil, nil) }
  }
}
