// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An item with a center, bounds and a transform.
///
/// Known gap: there are no collision bounds, which belong to dynamics, and Mullion has no dynamics.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the coordinate space of the item's container.
  var center: CGPoint { get set }
  /// The item's bounds, with the origin at zero.
  var bounds: CGRect { get }
  /// The transform of the item about its center.
  var transform: CGAffineTransform { get set }
}
