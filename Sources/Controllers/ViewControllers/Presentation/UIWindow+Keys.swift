// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIWindow {
  /// The view of the innermost visible controller, or `nil` if there is none.
  var keyScope: UIView? { rootViewController?.innermostShown.viewIfLoaded }
}

extension UIViewController {
  /// The innermost controller that is visible in this one, including presented controllers; this one if it
  /// contains no other.
  package var innermostShown: UIViewController {
    var controller = self
    while let inner = controller.presentation.presented ?? controller.shownChild {
      controller = inner
    }
    return controller
  }
}
