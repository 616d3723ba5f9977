// SPDX-License-Identifier: Apache-2.0

import MullionControls
public import MullionViewTree

extension UIContextMenuInteractionAnimating {
  /// The controller whose view stands beside the menu; nil: none does.
  ///
  /// Differs from UIKit: nil of an animator that an application makes itself.
  public var previewViewController: UIViewController? {
    (self as? ContextMenuAnimator)?.preview as? UIViewController
  }
}
