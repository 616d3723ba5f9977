// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An active search with tokens, text, scopes and suggestions.
final class SearchBoard: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Plants", "People"]
    search.searchBar.selectedScopeButtonIndex = 1
    search.searchSuggestions = [
      UISearchSuggestionItem(
        localizedSuggestion: "Ferns", iconImage: UIImage(systemName: "leaf")),
      UISearchSuggestionItem(
        localizedSuggestion: "Forests near here", iconImage: UIImage(systemName: "map")),
      UISearchSuggestionItem(localizedSuggestion: "Without a picture"),
    ]
    root.navigationItem.searchController = search
    viewControllers = [root]
    search.isActive = true
    let field = search.searchBar.searchTextField
    field.tokens = [
      UISearchToken(icon: UIImage(systemName: "person"), text: "Ada"),
      UISearchToken(icon: nil, text: "Moss"),
    ]
    search.searchBar.text = "gr"
  }
}
