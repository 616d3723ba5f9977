// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionTextInput

/// Shows what fits the words, tokens and scope that are searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The words are others now, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// A person chose something that the search offers; may be left out.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
