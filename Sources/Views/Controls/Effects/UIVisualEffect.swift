// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// The abstract base class of the effects of ``UIVisualEffectView``; see the subclasses.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that displays nothing.
  public override init() {
    super.init()
  }

  /// Returns the effect itself, since effects are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
