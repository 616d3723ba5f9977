// SPDX-License-Identifier: Apache-2.0

/// The delegate of a Safari view controller.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Notifies the delegate that the attempt to open the page in a browser has completed.
  ///
  /// `didLoadSuccessfully` is whether a browser was opened.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

  /// Notifies the delegate that the user tapped the dismiss button.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Notifies the delegate that the attempt to open the page has completed; the default implementation is a
  /// no-op.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// Notifies the delegate that the user tapped the dismiss button; the default implementation is a no-op.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
