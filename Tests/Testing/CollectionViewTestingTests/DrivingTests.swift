// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of actions that name their targets.
@MainActor
struct DrivingTests {
  private func mount(isTable: Bool = false) throws -> (CollectionViewHarness, FruitScreen) {
    let harness = CollectionViewHarness(FruitScreen(isTable: isTable), on: .phone)
    return (harness, try #require(harness.viewController as? FruitScreen))
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Returns the message of an action that cannot be performed, without its location.
  private func refusal(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was refused"
    } catch {
      return (error as? ActionFailure)?.message ?? "\(error)"
    }
  }

  // MARK: Names

  @Test(arguments: [false, true])
  func `what says so is tapped`(isTable: Bool) throws {
    let (harness, screen) = try mount(isTable: isTable)
    try harness.tap("Pear")
    try harness.tap("Add", inItemAt: path(2))
    expect(screen.done, equals: ["select Pear", "add Plum"])
  }

  @Test func `a field is found by identifier or by what stands in it`() throws {
    let (harness, screen) = try mount()
    try harness.type("ri", into: "search")
    try harness.type("ce", into: "ri")
    expect(screen.field.text, equals: "rice")
    let other = try mount()
    try other.0.type("plum", into: "Search fruits")
    expect(other.1.field.text, equals: "plum")
  }

  @Test func `what is called the same as others is refused with their names`() throws {
    let (harness, screen) = try mount()
    let said = refusal { try harness.tap("Add") }
    expect(said.contains("elements are called \"Add\": button \"Add\" at (300, "))
    expect(said.contains("inItemAt:"))
    expect(screen.done.isEmpty)
  }

  @Test func `what is called nothing in sight is refused with what there is`() throws {
    let (harness, _) = try mount()
    expect(
      refusal { try harness.tap("Delete") }.hasPrefix(
        "no visible element is called \"Delete\"; there are \""))
    expect(
      refusal { try harness.tap("apple") },
      equals: "no visible element is called \"apple\"; there are \"Apple\".")
    let failure = #expect(throws: ActionFailure.self) { try harness.tap("Delete") }
    expect(failure?.place.hasPrefix("CollectionViewTestingTests/DrivingTests.swift:"), equals: true)
  }

  @Test func `what is covered is not tapped`() throws {
    let (harness, screen) = try mount()
    screen.cover()
    expect(refusal { try harness.tap("Pear") }.contains("is covered by UIView #card at (0, 0, "))
    expect(screen.done.isEmpty)
  }

  @Test func `what takes no text is refused`() throws {
    let (harness, _) = try mount()
    expect(
      refusal { try harness.type("x", into: "Pear") }.hasPrefix("\"Pear\" was tapped, but no text"))
  }

  @Test func `buttons of bars, tabs, segments, switches and alerts are tapped by what they say`()
    throws
  {
    let harness = CollectionViewHarness(ButtonScreen.inTabs(), on: .iPhone15)
    let tabs = try #require(harness.viewController as? UITabBarController)
    let screen = try #require(ButtonScreen.shown(in: tabs))
    try harness.tap("Add")
    try harness.tap("Quiet")
    try harness.tap("Weekly")
    try harness.tap("Erase")
    try harness.tap("Erase all")
    // The next touch waits until the alert is gone, and then its button has done what it is for.
    try harness.tap("Second")
    expect(screen.done, equals: ["add", "quiet", "weekly", "erase all"])
    expect(tabs.selectedIndex, equals: 1)
  }

  // MARK: Items

  @Test(arguments: [false, true])
  func `an item is tapped beside its controls`(isTable: Bool) throws {
    let (harness, screen) = try mount(isTable: isTable)
    try harness.tap(itemAt: path(1))
    expect(screen.done, equals: ["select Pear"])
    try harness.select(itemAt: path(0))
    try harness.select(itemAt: path(0))
    expect(screen.done, equals: ["select Pear", "select Apple"])
  }

  @Test(arguments: [false, true])
  func `an item is swiped, and its action tapped`(isTable: Bool) throws {
    let (harness, screen) = try mount(isTable: isTable)
    try harness.swipe(itemAt: path(1))
    try harness.tap("Delete")
    expect(screen.done, equals: ["delete Pear"])
  }

  @Test(arguments: [false, true])
  func `an item out of sight is refused until it is scrolled to`(isTable: Bool) throws {
    let (harness, screen) = try mount(isTable: isTable)
    expect(
      refusal { try harness.tap(itemAt: path(39)) }.hasSuffix(
        "39 is not visible; scroll to it first, as with scroll(toItemAt:)."))
    try harness.scroll(toItemAt: path(39))
    try harness.tap(itemAt: path(39))
    expect(screen.done, equals: ["select Fruit 39"])
    expect(refusal { try harness.tap(itemAt: path(0)) }.contains("not visible"))
  }

  @Test(arguments: [false, true])
  func `an item that is not there is refused with how many there are`(isTable: Bool) throws {
    let (harness, _) = try mount(isTable: isTable)
    let kind = isTable ? "rows" : "items"
    expect(
      refusal { try harness.tap(itemAt: path(40)) },
      equals: "there is no item 0.40: the list has 40 \(kind) in section 0.")
    let empty = CollectionViewHarness(UIViewController())
    expect(
      refusal { try empty.tap(itemAt: path(0)) },
      equals: "there is no collection view and no table for item 0.0.")
  }

  @Test func `an item that can't be selected is refused`() throws {
    let (harness, screen) = try mount()
    (screen.list as? UICollectionView)?.allowsSelection = false
    expect(
      refusal { try harness.select(itemAt: path(0)) }
        .hasPrefix("item 0.0 can't be selected: allowsSelection of its UICollectionView is false"))
  }

  @Test func `of two lists the one that is meant is said`() throws {
    let (one, other) = (FruitScreen(), FruitScreen(isTable: true))
    let pair = UIViewController()
    for (index, screen) in [one, other].enumerated() {
      pair.addChild(screen)
      pair.view.addSubview(screen.view)
      screen.view.frame = CGRect(x: 0, y: CGFloat(index) * 400, width: 390, height: 400)
    }
    let harness = CollectionViewHarness(pair)
    expect(
      refusal { try harness.tap(itemAt: path(0)) }.hasPrefix("2 lists show row 0.0: UITableView"))
    try harness.tap(itemAt: path(0), in: one.list)
    try harness.tap(itemAt: path(1), in: harness.lists[0])
    expect(one.done == ["select Apple"] && other.done == ["select Pear"])
  }
}

// Recordings of them.
extension DrivingTests {
  @Test func `what was named is recorded, done again and written out by its name`() throws {
    let (harness, screen) = try mount()
    harness.startRecording()
    try harness.tap("Pear")
    try harness.tap("Add", inItemAt: path(2))
    try harness.swipe(itemAt: path(1))
    try harness.tap("Delete")
    try harness.scroll(toItemAt: path(20))
    try harness.longPress(itemAt: path(20), in: screen.list)
    let recording = harness.stopRecording()
    expect(
      recording.actions.map { "\($0)" },
      equals: [
        "tap(\"Pear\")", "tap(\"Add\", inItemAt: IndexPath(item: 2, section: 0))",
        "swipe(itemAt: IndexPath(item: 1, section: 0), .left)", "tap(\"Delete\")",
        "scroll(toItemAt: IndexPath(item: 20, section: 0))",
        "longPress(itemAt: IndexPath(item: 20, section: 0), in: harness.lists[0], duration: 0.6)",
      ])
    let source = recording.testSource(named: "fruits", showing: "FruitScreen()")
    expect(source.contains("    try harness.tap(\"Pear\")\n"))
    let (again, other) = try mount()
    again.replay(recording)
    expect(other.done == screen.done && other.done.count >= 3)
    expect(again.textFrames, equals: harness.textFrames)
  }
}
