// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of search scopes, suggestions and tokens, and of the position of the search bar.
@MainActor
struct SearchOfferTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var log: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.selectedScopeButtonIndex)")
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      log.append("select \(searchSuggestion.localizedSuggestion ?? "")")
      searchController.searchSuggestions = nil
    }
  }

  private let stage = ControllerStage.stack()
  private let updater = Updater()
  private let results = UIViewController()
  private let search: UISearchController
  private var bar: UINavigationBar { stage.navigation.navigationBar }
  private var item: UINavigationItem { stage.navigation.viewControllers[0].navigationItem }

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = updater
    item.searchController = search
    item.hidesSearchBarWhenScrolling = false
    stage.step()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let place = CGPoint(x: x, y: y)
    stage.surface?.handle(.pointer(PointerEvent(phase: .began, location: place)))
    stage.surface?.handle(.pointer(PointerEvent(phase: .ended, location: place)))
    stage.step()
  }

  @Test func `scopes come and go with the search`() {
    search.searchBar.scopeButtonTitles = ["All", "Plants"]
    expect(search.automaticallyShowsScopeBar && !search.searchBar.showsScopeBar)
    search.isActive = true
    stage.step()
    expect(search.searchBar.showsScopeBar && bar.frame.height == 96)
    search.isActive = false
    stage.step()
    expect(!search.searchBar.showsScopeBar && bar.frame.height == 96)
  }

  @Test func `numbers of choices are those of UIKit`() {
    let activations: [UISearchController.ScopeBarActivation] = [
      .automatic, .manual, .onTextEntry, .onSearchActivation,
    ]
    expect(activations.map(\.rawValue), equals: [0, 1, 2, 3])
    let places: [UINavigationItem.SearchBarPlacement] = [.automatic, .inline, .stacked]
    expect(places.map(\.rawValue), equals: [0, 1, 2])
    let styles: [UINavigationItem.ItemStyle] = [.navigator, .browser, .editor]
    expect(styles.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `scopes wait for the first word where that is asked for`() {
    search.searchBar.scopeButtonTitles = ["All", "Plants"]
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    expect(!search.searchBar.showsScopeBar)
    search.searchBar.text = "f"
    expect(search.searchBar.showsScopeBar)
    search.searchBar.text = ""
    expect(search.searchBar.showsScopeBar)
    search.isActive = false
    expect(!search.searchBar.showsScopeBar)
  }

  @Test func `a program that shows the scopes itself goes on doing so`() {
    search.searchBar.scopeButtonTitles = ["All", "Plants"]
    search.searchBar.showsScopeBar = true
    expect(!search.automaticallyShowsScopeBar && search.scopeBarActivation == .manual)
    search.isActive = true
    search.isActive = false
    expect(search.searchBar.showsScopeBar)
  }

  @Test func `another scope updates the results`() {
    search.searchBar.scopeButtonTitles = ["All", "Plants"]
    search.isActive = true
    stage.step()
    updater.log = []
    let row = search.searchBar.convert(search.searchBar.bounds, to: nil)
    tap(row.maxX - 60, row.maxY - 28)
    expect(search.searchBar.selectedScopeButtonIndex == 1 && updater.log == ["update 1"])
  }

  @Test func `suggestions are shown while the search is active, and told when one is chosen`() {
    search.searchSuggestions = ["fern", "moss"].map {
      UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: "Search for \($0)")
    }
    stage.step()
    func labels() -> [String] {
      guard let surface = stage.surface else { return [] }
      return AccessibilityReader(surface).read().all.compactMap(\.label)
    }
    expect(!labels().contains("Search for fern"))
    search.isActive = true
    stage.step()
    expect(labels().contains("Search for fern") && labels().contains("Search for moss"))
    updater.log = []
    tap(100, bar.frame.maxY + 44 + 22)
    expect(updater.log, equals: ["select moss"])
    stage.step()
    expect(!labels().contains("Search for fern"))
    expect(search.isActive)
  }

  @Test func `tokens count as words, and go with the search`() {
    search.isActive = true
    stage.step()
    expect(!search.showsSearchResultsController)
    search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Fern")]
    expect(search.showsSearchResultsController)
    search.isActive = false
    expect(search.searchBar.searchTextField.tokens.isEmpty)
  }

  @Test func `the bar stands in the row where that is asked for and the window is wide`() {
    let high = bar.frame.height
    item.preferredSearchBarPlacement = .inline
    stage.step()
    expect(item.searchBarPlacement == .stacked && bar.frame.height == high)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    stage.surface?.resize(to: CGSize(width: 1024, height: 768), scale: 1, traits: wide)
    stage.step()
    expect(item.searchBarPlacement == .inline && bar.frame.height < high)
    let place = search.searchBar.convert(search.searchBar.bounds, to: bar)
    expect(place.width == 260 && place.maxX > 990 && place.maxY <= bar.frame.height)
    item.preferredSearchBarPlacement = .stacked
    stage.step()
    expect(item.searchBarPlacement, equals: .stacked)
  }

  @Test func `suggestions can be left out where the bar has a row of its own`() {
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "birds")]
    search.isActive = true
    stage.step()
    expect(stage.label("birds") != nil)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    stage.step()
    expect(item.searchBarPlacement, equals: .stacked)
    expect(stage.label("birds") == nil)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    stage.step()
    expect(stage.label("birds") != nil)
  }
}
