// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a layer does when one of its properties changes.
///
/// Differs from QuartzCore: actions run on the main actor, as layers do.
@preconcurrency @MainActor
public protocol CAAction {
  /// Acts on the change of the property called `event` of `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action: the property changes at once.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer under the property's name.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
