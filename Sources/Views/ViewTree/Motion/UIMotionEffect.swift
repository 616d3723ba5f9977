// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A change of a view's properties that follows the tilt of the device.
///
/// - Note: Has no effect on Linux: no sensor reports the tilt of a desktop's display. Views look as on a
///   device whose user prefers reduced motion.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() {}

  /// Returns the offsets of the view's properties, by key path, for a viewer at `viewerOffset`, from -1 to 1
  /// per axis, or `nil` for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns the effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
