// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Writes down what is searched for.
final class SearchListener: NSObject, UISearchResultsUpdating {
  var words: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    words.append(searchController.searchBar.text ?? "")
  }
}
