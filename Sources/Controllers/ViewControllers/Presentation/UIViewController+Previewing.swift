// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A view that was registered for force presses.
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
  /// Registers `sourceView` for previews by force presses.
  ///
  /// - Returns: The registration.
  /// - Note: Has no effect on Linux: no input device measures force.
  @available(iOS, deprecated: 13, message: "use UIContextMenuInteraction")
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { RegisteredPreviewing(delegate, sourceView) }

  /// Removes a registration for previews by force presses.
  ///
  /// - Note: Has no effect on Linux: no input device measures force.
  @available(iOS, deprecated: 13, message: "use UIContextMenuInteraction")
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
