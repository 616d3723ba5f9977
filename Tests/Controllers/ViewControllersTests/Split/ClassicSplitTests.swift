// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of split views without a style, whose delegate collapses and separates the controllers.
@MainActor
struct ClassicSplitTests {
  private final class Follower: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var discards = false
    var separated: UIViewController?
    var shows = false

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.append("collapse")
      return discards
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      log.append("separate")
      return separated
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      log.append("detail")
      return shows
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("column")
      return proposedTopColumn
    }
  }

  private final class Master: UINavigationController {
    var log: [String] = []
    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
      log.append("collapse")
      super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }
    override func separateSecondaryViewController(
      for splitViewController: UISplitViewController
    ) -> UIViewController? {
      log.append("separate")
      return super.separateSecondaryViewController(for: splitViewController)
    }
  }

  private let list = UIViewController()
  private let detail = UIViewController()
  private let master: Master
  private let content: UINavigationController
  private let split = UISplitViewController()
  private let follower = Follower()
  private let stage: ControllerStage

  init() {
    master = Master(rootViewController: list)
    content = UINavigationController(rootViewController: detail)
    split.viewControllers = [master, content]
    split.delegate = follower
    stage = ControllerStage(split, size: CGSize(width: 1200, height: 800))
    stage.step()
  }

  private func narrow() {
    stage.resize(390, 800)
    stage.step()
  }

  private func widen() {
    stage.resize(1200, 800)
    stage.step()
  }

  @Test func `the first controller takes in what the second one shows`() {
    narrow()
    expect(follower.log == ["collapse"] && master.log == ["collapse"])
    expect(master.viewControllers, equals: [list, detail])
    widen()
    expect(follower.log == ["collapse", "separate"] && master.log == ["collapse", "separate"])
    expect(master.viewControllers == [list] && content.viewControllers == [detail])
    expect(split.viewControllers, equals: [master, content])
  }

  @Test func `a delegate that collapses has the first controller alone`() {
    follower.discards = true
    narrow()
    expect(master.log.isEmpty && master.viewControllers == [list])
    expect(split.viewControllers, equals: [master])
    let other = UINavigationController(rootViewController: UIViewController())
    follower.separated = other
    widen()
    expect(master.log.isEmpty && split.viewControllers == [master, other])
    expect(other.view.window != nil && content.viewIfLoaded?.window == nil)
  }

  @Test func `a delegate may show the content itself`() {
    follower.shows = true
    list.showDetailViewController(UIViewController(), sender: nil)
    expect(follower.log == ["detail"] && split.viewControllers == [master, content])
    follower.shows = false
    let next = UIViewController()
    list.showDetailViewController(next, sender: nil)
    expect(split.viewControllers, equals: [master, next])
  }

  private final class Swapper: NSObject, UISplitViewControllerDelegate {
    let narrow = UINavigationController(rootViewController: UIViewController())
    let wide = UINavigationController(rootViewController: UIViewController())
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { narrow }
    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { wide }
  }

  @Test func `a delegate may have another first controller where there is room for one`() {
    let swapper = Swapper()
    split.delegate = swapper
    narrow()
    expect(split.viewControllers, equals: [swapper.narrow])
    expect(swapper.narrow.viewControllers.last === detail)
    widen()
    expect(split.viewControllers, equals: [swapper.wide, content])
  }
}
