// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods by which a search controller notifies its delegate of the beginning and end of a search; all
/// are optional.
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
  /// Does nothing; the default implementation.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing; the default implementation.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing; the default implementation.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing; the default implementation.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing; the default implementation.
  public func presentSearchController(_ searchController: UISearchController) {}
}
