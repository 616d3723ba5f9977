// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewControllers
public import MullionViewTree

/// The methods that provide the view controller for previews and are called when a document is handled; all
/// are optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller from which the preview is presented, or onto which it is pushed if it is a
  /// navigation controller.
  ///
  /// Without an implementation there is no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController

  /// Notifies the delegate that the preview is about to appear, or that another program is about to open the
  /// document instead.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the preview has disappeared, or that another program was requested to open
  /// the document instead.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the options menu is about to open.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the options menu has closed.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the menu for opening the document is about to open.
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Notifies the delegate that the menu for opening the document has closed.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)

  /// Notifies the delegate that another program is about to open the document.
  ///
  /// `application` is `nil`, since the desktop does not provide the name of the program.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  )
  /// Notifies the delegate that another program was requested to open the document.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a controller that is not in a window, so that there is no preview; the default implementation.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing; the default implementation.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; the default implementation.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; the default implementation.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; the default implementation.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; the default implementation.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; the default implementation.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing; the default implementation.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing; the default implementation.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
