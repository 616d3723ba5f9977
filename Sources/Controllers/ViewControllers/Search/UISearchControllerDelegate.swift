// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that are notified of the beginning and end of a search; all are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search was activated, before it begins.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
