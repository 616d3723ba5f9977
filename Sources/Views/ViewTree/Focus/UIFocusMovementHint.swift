// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// How far a finger on a remote control has gone towards moving the focus.
///
/// No device here has such a control, so that nobody makes one, as on a phone.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  /// Where the focus is about to go, each side from -1 to 1.
  open private(set) var movementDirection = CGVector.zero
  /// How the item is seen from where the finger is.
  open private(set) var perspectiveTransform = CATransform3DIdentity
  /// How far the item turns, in radians.
  open private(set) var rotation = CGVector.zero
  /// How far the item moves, in points.
  open private(set) var translation = CGVector.zero
  /// All of it together.
  open private(set) var interactionTransform = CATransform3DIdentity

  /// A hint of no movement.
  override init() { super.init() }

  /// The same hint.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
