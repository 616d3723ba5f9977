// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The visual effect that indicates the focus of a view; this class is the default effect of all views.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// Creates the default effect.
  public override init() {
    super.init()
  }

  /// Returns a new, equal effect.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}
