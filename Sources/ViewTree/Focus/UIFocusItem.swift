// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What can have the focus: a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can come to the item.
  var canBecomeFocused: Bool { get }
  /// The item's rectangle in its superview's coordinate space, in points.
  var frame: CGRect { get }
}
