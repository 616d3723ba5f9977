// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows what fits the words that are searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The words are others now, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}
