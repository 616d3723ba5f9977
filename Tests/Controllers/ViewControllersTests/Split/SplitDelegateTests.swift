// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the delegate calls of split views and searches.
@MainActor
@Suite("Delegates of containers")
struct SplitDelegateTests {
  private final class Follower: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("\(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposedDisplayMode }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { log.append("shows \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { log.append("hides \(column)") }
  }

  private let stage: ControllerStage
  private let split = UISplitViewController(style: .doubleColumn)
  private let follower = Follower()

  init() {
    for column in [UISplitViewController.Column.primary, .secondary] {
      let controller = UIViewController()
      controller.title = "\(column)"
      split.setViewController(controller, for: column)
    }
    split.delegate = follower
    stage = ControllerStage(split, size: CGSize(width: 1200, height: 800))
    stage.step()
    follower.log = []
  }

  @Test func `a column that goes and comes is told, with what is seen then`() {
    split.hide(.primary)
    split.show(.primary)
    expect(
      follower.log,
      equals: [
        "secondaryOnly", "hides primary", "oneBesideSecondary", "shows primary",
      ])
  }

  private final class Silent: NSObject, UISplitViewControllerDelegate {}

  @Test func `a delegate that says nothing has what is proposed done`() {
    let delegate: any UISplitViewControllerDelegate = Silent()
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      expect(
        delegate.splitViewController(split, topColumnForCollapsingToProposedTopColumn: column),
        equals: column)
    }
    for mode in [UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary] {
      expect(
        delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: mode),
        equals: mode)
    }
  }

  @Test func `an item for bars puts the first column away, then shows it again`() throws {
    let item = split.displayModeButtonItem
    expect(item === split.displayModeButtonItem && item.image != nil)
    let secondary = try #require(split.viewController(for: .secondary))
    secondary.navigationItem.leftBarButtonItem = item
    stage.step()
    item.primaryAction?.perform(for: item)
    stage.step()
    expect(split.displayMode, equals: .secondaryOnly)
    item.primaryAction?.perform(for: item)
    stage.step()
    expect(split.displayMode == .oneBesideSecondary && split.presentsWithGesture)
    expect(
      follower.log,
      equals: [
        "secondaryOnly", "hides primary", "oneBesideSecondary", "shows primary",
      ])
  }

  // MARK: Searches

  private final class Searches: NSObject, UISearchControllerDelegate {
    var log: [String] = []
    func presentSearchController(_ searchController: UISearchController) { log.append("wants") }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("begins \(searchController.isActive)")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("has begun \(searchController.isActive)")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("ends \(searchController.isActive)")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("has ended \(searchController.isActive)")
    }
  }

  private final class SilentSearches: NSObject, UISearchControllerDelegate {}

  @Test func `a search tells that it begins and ends`() {
    let stage = ControllerStage.stack()
    let search = UISearchController(searchResultsController: nil)
    let (searches, silent) = (Searches(), SilentSearches())
    stage.navigation.viewControllers[0].navigationItem.searchController = search
    stage.step()
    search.delegate = searches
    search.isActive = true
    stage.step()
    search.isActive = false
    stage.step()
    expect(
      searches.log,
      equals: [
        "wants", "begins false", "has begun true", "ends true", "has ended false",
      ])
    search.delegate = silent
    search.isActive = true
    expect(search.isActive)
  }

  // MARK: Scenes

  private final class SilentScene: NSObject, UISceneDelegate {}

  @Test func `a scene's delegate may leave out every method`() throws {
    let scene = try #require(stage.window.windowScene)
    let before = scene.delegate
    defer { scene.delegate = before }
    let silent = SilentScene()
    scene.delegate = silent
    let delegate: any UISceneDelegate = silent
    delegate.sceneWillResignActive(scene)
    delegate.sceneDidEnterBackground(scene)
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
    expect(scene.delegate === silent)
  }
}
