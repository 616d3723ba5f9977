// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of scopes of search bars, and of the buttons in their fields.
@MainActor
struct SearchScopeTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      log.append("scope \(scope) \(searchBar.selectedScopeButtonIndex)")
    }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
  }

  private let stage = Stage()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let listener = Listener()

  init() {
    bar.delegate = listener
    stage.root.addSubview(bar)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.pointer(.began, x, y)
    stage.pointer(.ended, x, y)
    stage.settle()
  }

  @Test func `scopes are a row below the field, which makes the bar higher`() {
    expect(bar.intrinsicContentSize.height, equals: 56)
    bar.scopeButtonTitles = ["All", "Plants"]
    expect(bar.intrinsicContentSize.height == 56 && !bar.showsScopeBar)
    bar.showsScopeBar = true
    stage.surface.frame(at: 0)
    expect(bar.intrinsicContentSize.height, equals: 100)
    expect(bar.searchTextField.frame.maxY <= 56)
  }

  @Test func `fewer than two scopes are not shown`() {
    bar.showsScopeBar = true
    expect(bar.intrinsicContentSize.height, equals: 56)
    bar.scopeButtonTitles = ["All"]
    expect(bar.intrinsicContentSize.height, equals: 56)
    bar.scopeButtonTitles = ["All", "Plants"]
    expect(bar.intrinsicContentSize.height, equals: 100)
    bar.scopeButtonTitles = nil
    expect(bar.intrinsicContentSize.height, equals: 56)
  }

  @Test func `a person's choice is told, the program's is not`() {
    bar.scopeButtonTitles = ["All", "Plants", "People"]
    bar.setShowsScope(true, animated: false)
    bar.selectedScopeButtonIndex = 2
    stage.surface.frame(at: 0)
    expect(listener.log.isEmpty)
    tap(160, 72)
    expect(listener.log == ["scope 1 1"] && bar.selectedScopeButtonIndex == 1)
    bar.scopeButtonTitles = ["All"]
    expect(bar.selectedScopeButtonIndex, equals: 0)
  }

  @Test func `buttons for bookmarks and results stand in the field while it is empty`() {
    bar.frame.size.height = 56
    bar.showsBookmarkButton = true
    stage.surface.frame(at: 0)
    tap(295, 28)
    expect(listener.log, equals: ["bookmarks"])
    bar.showsBookmarkButton = false
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    stage.surface.frame(at: 1)
    tap(295, 28)
    expect(listener.log, equals: ["bookmarks", "results"])
    bar.text = "fern"
    stage.surface.frame(at: 2)
    expect(bar.searchTextField.rightViewMode, equals: .never)
  }
}
