// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A search results updater that records the search texts.
final class SearchListener: NSObject, UISearchResultsUpdating {
  var words: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    words.append(searchController.searchBar.text ?? "")
  }
}
