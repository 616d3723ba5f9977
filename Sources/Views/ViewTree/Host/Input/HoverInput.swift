// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Delivers the position of a pointer without a pressed button to hover recognisers.
@MainActor
final class HoverInput {
  private typealias Follower = UIGestureRecognizer & HoverTaking

  private unowned let root: UIView
  private var followers: [any Follower] = []

  init(root: UIView) {
    self.root = root
  }

  /// Handles a pointer at `location` of the surface, over `target`, or one that left (`nil`), and returns
  /// whether a recogniser follows it.
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
    root.surface?.cursor = target.flatMap(Self.cursor) ?? .usual
    return !found.isEmpty
  }

  /// Returns the cursor given by the innermost view at `target`, or one of its interactions, that gives one.
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
  }
}
