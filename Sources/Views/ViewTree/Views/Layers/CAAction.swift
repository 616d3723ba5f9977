// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An action that a layer runs when one of its properties changes.
///
/// Differs from QuartzCore: actions run on the main actor, as layers do.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action for a change of the property `event` of `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null action: the property changes without an animation.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer, with the name of the property as its key.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
