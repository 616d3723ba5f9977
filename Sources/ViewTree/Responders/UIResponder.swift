// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that takes part in handling events, as application and scene delegates do.
///
/// Differs from UIKit: `UIView` and `UIViewController` inherit from ``ResponderObject`` beside it.
@preconcurrency @MainActor
open class UIResponder: ResponderObject {
  /// A responder; required, so that delegates can be made from their type.
  public required override init() {
    super.init()
  }
}
