// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The progress of a touch on a remote control towards a focus update.
///
/// - Note: Has no effect on Linux: no hint is created, as there is no such remote control.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  /// The direction of the movement, each component from -1 to 1.
  open private(set) var movementDirection = CGVector.zero
  /// The perspective transform of the item for the position of the touch.
  open private(set) var perspectiveTransform = CATransform3DIdentity
  /// The rotation of the item, in radians.
  open private(set) var rotation = CGVector.zero
  /// The translation of the item, in points.
  open private(set) var translation = CGVector.zero
  /// The combined transform of the interaction.
  open private(set) var interactionTransform = CATransform3DIdentity

  /// Creates a hint without movement.
  override init() { super.init() }

  /// Returns the hint itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
