// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An item that can have the focus: a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused.
  var canBecomeFocused: Bool { get }
  /// The item's rectangle in its superview's coordinate space, in points.
  var frame: CGRect { get }
  /// The priority of the item when the focus moves to its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Notifies the item that a touch on a remote control is about to move the focus; optional.
  ///
  /// - Note: Has no effect on Linux: it is never called, as there is no such remote control.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// The default priority, `ignored`.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Ignores the hint; the default implementation.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
