// SPDX-License-Identifier: Apache-2.0

import MullionControls
public import MullionViewTree

extension UIContextMenuInteractionAnimating {
  /// The controller whose view is the preview of the menu, or `nil` for none.
  ///
  /// Differs from UIKit: `nil` for an app's own animator type.
  public var previewViewController: UIViewController? {
    (self as? ContextMenuAnimator)?.preview as? UIViewController
  }
}
