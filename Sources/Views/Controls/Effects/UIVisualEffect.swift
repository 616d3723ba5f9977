// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// What a ``UIVisualEffectView`` does to what is behind it and in it; see the subclasses.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that shows nothing.
  public override init() {
    super.init()
  }

  /// The effect itself: effects do not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
