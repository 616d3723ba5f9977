// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIWindow {
  /// The view of the innermost visible controller.
  var keyScope: UIView? { rootViewController?.innermostShown.viewIfLoaded }
}

extension UIViewController {
  /// The innermost controller that is visible in this one.
  package var innermostShown: UIViewController {
    var controller = self
    while let inner = controller.presentation.presented ?? controller.shownChild {
      controller = inner
    }
    return controller
  }
}
