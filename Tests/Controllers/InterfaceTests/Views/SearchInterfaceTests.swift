// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for searches compiles.
@MainActor
struct SearchInterfaceTests {
  private final class Garden: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
    let search = UISearchController(searchResultsController: nil)
    var scope = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      search.searchBar.delegate = self
      search.searchBar.scopeButtonTitles = ["All", "Plants"]
      search.searchBar.showsBookmarkButton = true
      search.searchBar.isEnabled = true
      search.scopeBarActivation = .onTextEntry
      search.automaticallyShowsScopeBar = true
      navigationItem.searchController = search
      navigationItem.preferredSearchBarPlacement = .stacked
      let suggestion = UISearchSuggestionItem(
        localizedSuggestion: "Ferns", localizedDescription: nil,
        iconImage: UIImage(systemName: "leaf"))
      suggestion.representedObject = 3
      search.searchSuggestions = [suggestion]
    }

    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      let field = searchController.searchBar.searchTextField
      let token = UISearchToken(
        icon: searchSuggestion.iconImage, text: searchSuggestion.localizedSuggestion ?? "")
      token.representedObject = searchSuggestion.representedObject
      field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
      field.tokenBackgroundColor = .systemGreen
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selected: Int) {
      scope = selected
    }
  }

  @Test func `a search with scopes, suggestions and tokens`() throws {
    let garden = Garden()
    garden.loadViewIfNeeded()
    let suggestion = try #require(garden.search.searchSuggestions?.first)
    garden.updateSearchResults(for: garden.search, selecting: suggestion)
    let field = garden.search.searchBar.searchTextField
    expect(field.tokens.map(\.text), equals: ["Ferns"])
    expect(field.tokens.first?.representedObject as? Int, equals: 3)
    expect(garden.navigationItem.searchBarPlacement == .stacked && garden.scope == 0)
  }

  private final class Finder: NSObject, UISearchTextFieldDelegate {
    var chosen: [String] = []
    func searchTextField(
      _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
      NSItemProvider(object: token.text as NSString)
    }
    func searchTextField(
      _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {
      chosen.append(suggestion.localizedSuggestion ?? "")
      searchTextField.searchSuggestions = nil
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }

  @Test func `a search field's delegate copies tokens and hears of suggestions`() throws {
    let (finder, field) = (Finder(), UISearchTextField())
    field.delegate = finder
    field.allowsCopyingTokens = true
    let fern = UISearchSuggestionItem(
      localizedSuggestion: "Fern", localizedDescription: nil, iconImage: nil)
    field.searchSuggestions = [fern]
    finder.searchTextField(field, didSelect: fern)
    expect(finder.chosen == ["Fern"] && field.searchSuggestions == nil)
    let provider = finder.searchTextField(
      field, itemProviderForCopying: UISearchToken(icon: nil, text: "Moss"))
    expect(provider.canLoadObject(ofClass: NSString.self))
  }
}
