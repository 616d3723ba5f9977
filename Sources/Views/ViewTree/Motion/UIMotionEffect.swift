// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// How a view changes while the device is tilted.
///
/// Differs from UIKit: nothing tilts a desktop's display, so views stay as they are; so they do on a device
/// whose person asks for less movement.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// An effect that changes nothing.
  public override init() {}

  /// What the view's properties, by key path, differ by when the viewer looks from `viewerOffset`, from -1
  /// to 1 each way; nil: nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// The effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
