// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionTextInput

/// An object that updates the results for the text, tokens and scope of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results after the text, tokens or scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// Updates the results after the user chose a suggestion; optional.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing; the default implementation.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
