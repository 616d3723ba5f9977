// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that takes part in handling events, as application and scene delegates do.
///
/// Differs from UIKit: `UIView` and `UIViewController` inherit from ``ResponderObject`` beside it.
@preconcurrency @MainActor
open class UIResponder: ResponderObject {
  /// A responder.
  public override init() {
    super.init()
  }

  /// A responder of a class that only the running program knows, as a delegate's is.
  ///
  /// Not for callers: it stands here because making an object from its type needs a required
  /// initialiser, and a required `init()` would refuse `override init()` in subclasses.
  public required convenience init(ofClassKnownAtRunTime: Void) {
    self.init()
  }
}
