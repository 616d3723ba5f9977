// SPDX-License-Identifier: Apache-2.0

/// The delegate of a Safari view controller.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Notifies the delegate that the browser was opened for the page.
  ///
  /// - `didLoadSuccessfully`: Whether a browser was opened.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

  /// Notifies the delegate that the user tapped the dismiss button.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// Does nothing by default.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
