// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite
struct SearchControllerTests {
  let stage = ControllerStage.stack()
  let listener = SearchListener()
  let results = UIViewController()
  let search: UISearchController
  var bar: UINavigationBar { stage.navigation.navigationBar }

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = listener
    stage.navigation.navigationBar.prefersLargeTitles = true
    stage.navigation.viewControllers[0].navigationItem.searchController = search
    stage.step()
  }

  @Test
  func `the bar stands below the large title`() {
    expect(bar.frame.height, equals: 148)
    expect(search.searchBar.isDescendant(of: bar))
    expect(search.searchBar.convert(search.searchBar.bounds, to: bar).maxY, equals: 148)
  }

  @Test
  func `going to the field begins the search, and the row goes away`() {
    search.searchBar.becomeFirstResponder()
    stage.step()
    expect(search.isActive)
    expect(search.searchBar.showsCancelButton)
    expect(bar.frame.height, equals: 52)
    expect(listener.words, equals: [""])
  }

  @Test
  func `words update the results, which come with them`() {
    search.isActive = true
    stage.step()
    expect(results.viewIfLoaded?.window == nil)
    search.searchBar.text = "fern"
    stage.step()
    expect(listener.words, equals: ["", "fern"])
    expect(results.viewIfLoaded?.window != nil)
    expect(results.view.safeAreaInsets.top, equals: 52)
    search.isActive = false
    stage.step()
    expect(results.view.window == nil)
    expect(search.searchBar.text, equals: "")
    expect(bar.frame.height, equals: 148)
    expect(!search.searchBar.showsCancelButton)
  }

  @Test
  func `Return ends editing, and the search goes on`() {
    search.searchBar.becomeFirstResponder()
    stage.step()
    search.searchBar.text = "fern"
    stage.surface?.handle(.key(KeyEvent(key: .enter)))
    stage.step()
    expect(!search.searchBar.searchTextField.isFirstResponder)
    expect(search.isActive)
    expect(search.searchBar.text, equals: "fern")
  }

  @Test
  func `Escape ends the search`() {
    search.isActive = true
    stage.step()
    stage.surface?.handle(.key(KeyEvent(key: .escape)))
    stage.step()
    expect(!search.isActive)
  }

  @Test
  func `a press on the shade ends the search`() {
    search.isActive = true
    stage.step()
    let place = CGPoint(x: 200, y: 500)
    stage.surface?.handle(.pointer(PointerEvent(phase: .began, location: place)))
    stage.surface?.handle(.pointer(PointerEvent(phase: .ended, location: place)))
    stage.step()
    expect(!search.isActive)
  }

  @Test
  func `an item without a search has no bar`() {
    stage.navigation.viewControllers[0].navigationItem.searchController = nil
    stage.step()
    expect(bar.frame.height, equals: 96)
    expect(search.searchBar.superview == nil)
  }
}
