// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that can be placed, turned and scaled in the plane.
///
/// Known gap: collision bounds belong to dynamics, which Mullion does not have.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the coordinates of what holds the item.
  var center: CGPoint { get set }
  /// The item's own rectangle, at the origin.
  var bounds: CGRect { get }
  /// How the item is turned and scaled around its centre.
  var transform: CGAffineTransform { get set }
}
