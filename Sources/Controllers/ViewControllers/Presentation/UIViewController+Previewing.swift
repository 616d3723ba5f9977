// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A view that was registered for presses that are hard.
private final class RegisteredPreviewing: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}

extension UIViewController {
  /// Has presses of `sourceView` that are hard show what `delegate` says; no press is, as on a device that feels no force.
  @available(iOS, deprecated: 13, message: "use UIContextMenuInteraction")
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { RegisteredPreviewing(delegate, sourceView) }

  /// No longer follows presses that are hard.
  @available(iOS, deprecated: 13, message: "use UIContextMenuInteraction")
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
