// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a view shows that it has the focus: as all views do.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// The usual effect.
  public override init() {
    super.init()
  }

  /// Another effect that is the same.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}
