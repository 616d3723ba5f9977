// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What can have the focus: a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can come to the item.
  var canBecomeFocused: Bool { get }
  /// The item's rectangle in its superview's coordinate space, in points.
  var frame: CGRect { get }
  /// How much the item wants the focus when that comes to its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// A finger on a remote control is about to move the focus; it need not be there, and nobody calls it on devices without one.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Not more than others.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
