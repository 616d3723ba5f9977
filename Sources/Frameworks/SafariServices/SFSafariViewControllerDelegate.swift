// SPDX-License-Identifier: Apache-2.0

/// Hears of what becomes of a web page that is shown.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The browser was asked for the page; `didLoadSuccessfully`: whether there is one.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

  /// The person pressed the button that ends the controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// Nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
