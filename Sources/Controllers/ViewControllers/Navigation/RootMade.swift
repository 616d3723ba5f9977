// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The initializer through which a navigation controller with its root is created from a metatype known only
/// at run time; see ``NibMade``.
@MainActor
protocol RootMade: AnyObject {
  init(madeWithRoot rootViewController: UIViewController)
}

@available(*, unavailable)
extension UINavigationController: RootMade {}

extension UINavigationController {
  /// Returns a controller of this class, created by its `init(rootViewController:)`, for a class known only
  /// at run time.
  ///
  /// `mullion build` emits calls of this in place of `V(rootViewController:)`; not for direct use.
  ///
  /// - Precondition: The class has `init(rootViewController:)`, declared or inherited.
  public static func _made(rootViewController: UIViewController) -> Self {
    let known: Any.Type = self
    guard
      let controller = (known as? any RootMade.Type)?.init(madeWithRoot: rootViewController)
        as? Self
    else { notMade() }
    return controller
  }
}
