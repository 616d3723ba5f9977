// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@Suite("Unwind segues", .serialized)
@MainActor
struct UnwindingTests {
  private func leave(_ source: UIViewController, in root: UIViewController) -> CollectionViewHarness
  {
    let harness = CollectionViewHarness(root)
    harness.runUntilIdle()
    source.performSegue(withIdentifier: "back", sender: nil)
    harness.runUntilIdle()
    return harness
  }

  @Test func `a stack is searched from its top, and led back to the controller that takes it`()
    throws
  {
    let source = try #require(try Stations.leaving())
    let first = Stations.station("First")
    let bars = UINavigationController(rootViewController: first)
    let second = Stations.station("Second", takes: false)
    bars.setViewControllers([first, second, source], animated: false)
    _ = leave(source, in: bars)
    expect(
      Stations.diary,
      equals: ["Second asked", "First asked", "Source leaves for First", "First back from Source"])
    expect(bars.viewControllers, equals: [first])
  }

  @Test func `what is presented is dismissed, and the top of the stack below asked first`() throws {
    let source = try #require(try Stations.leaving())
    let (first, second) = (Stations.station("First"), Stations.station("Second"))
    let bars = UINavigationController(rootViewController: first)
    bars.setViewControllers([first, second], animated: false)
    let harness = CollectionViewHarness(bars)
    second.present(source, animated: false)
    harness.runUntilIdle()
    source.performSegue(withIdentifier: "back", sender: nil)
    harness.runUntilIdle()
    expect(
      Stations.diary,
      equals: ["Second asked", "Source leaves for Second", "Second back from Source"])
    expect(bars.presentedViewController == nil && second.presentedViewController == nil)
    expect(bars.viewControllers, equals: [first, second])
  }

  @Test func `what was presented goes, and the stack below leads further back`() throws {
    let source = try #require(try Stations.leaving())
    let (first, second) = (Stations.station("First"), Stations.station("Second", takes: false))
    let bars = UINavigationController(rootViewController: first)
    bars.setViewControllers([first, second], animated: false)
    let harness = CollectionViewHarness(bars)
    bars.present(source, animated: false)
    harness.runUntilIdle()
    source.performSegue(withIdentifier: "back", sender: nil)
    harness.runUntilIdle()
    expect(Stations.diary.last, equals: "First back from Source")
    expect(bars.presentedViewController == nil)
    expect(bars.viewControllers, equals: [first])
  }

  @Test func `a container says in which order its children are asked, and shows the one`() throws {
    let source = try #require(try Stations.leaving())
    let (left, right) = (Stations.station("Left"), Stations.station("Right", takes: false))
    let around = Stations.station("Around")
    for child in [left, right, source] {
      around.addChild(child)
      child.didMove(toParent: around)
    }
    around.order = [right, left]
    _ = leave(source, in: around)
    expect(
      Stations.diary,
      equals: [
        "Around allows [\"Right\", \"Left\"]", "Right asked", "Left asked",
        "Source leaves for Left", "Left back from Source", "Around shows Left for back",
      ])
  }

  @Test
  func `the child that holds the source is not searched, a container is asked after children`()
    throws
  {
    let source = try #require(try Stations.leaving())
    let (left, right) = (Stations.station("Left", takes: false), Stations.station("Right"))
    right.takes = false
    let around = Stations.station("Around")
    for child in [left, right] { around.addChild(child) }
    right.addChild(source)
    _ = leave(source, in: around)
    expect(
      Stations.diary,
      equals: [
        "Right asked", "Around allows [\"Left\"]", "Left asked", "Around asked",
        "Source leaves for Around", "Around back from Source",
      ])
  }

  @Test func `a bar of tabs shows the tab that a segue ends in`() throws {
    let source = try #require(try Stations.leaving())
    let home = Stations.station("Home")
    let tabs = UITabBarController()
    tabs.viewControllers = [home, source]
    tabs.selectedIndex = 1
    _ = leave(source, in: tabs)
    expect(Stations.diary.last, equals: "Home back from Source")
    expect(tabs.selectedIndex, equals: 0)
  }

  @Test func `the older question is asked where only that is answered`() throws {
    let source = try #require(try Stations.leaving())
    let old = OldStationViewController()
    let bars = UINavigationController(rootViewController: old)
    bars.setViewControllers([old, source], animated: false)
    let harness = CollectionViewHarness(bars)
    source.performSegue(withIdentifier: "back", sender: "me")
    harness.runUntilIdle()
    expect(old.askedBy, equals: ["Source me"])
    expect(bars.topViewController === source)
    expect(Stations.diary.isEmpty)
  }
}
