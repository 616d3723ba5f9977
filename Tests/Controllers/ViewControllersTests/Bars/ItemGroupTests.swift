// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the item groups, title menus and styles of navigation bars.
@MainActor
struct ItemGroupTests {
  private final class Log {
    var words: [String] = []
  }

  private let stage = ControllerStage.stack(size: CGSize(width: 1024, height: 768))
  private let log = Log()
  private var bar: UINavigationBar { stage.navigation.navigationBar }
  private var item: UINavigationItem { stage.navigation.viewControllers[0].navigationItem }

  private func button(_ title: String) -> UIBarButtonItem {
    let log = log
    return UIBarButtonItem(
      title: title, primaryAction: UIAction(title: title) { _ in log.words.append(title) })
  }

  private func shown() -> [String] {
    guard let surface = stage.surface else { return [] }
    return AccessibilityReader(surface).read().all.filter { $0.role == .button }.compactMap(\.label)
  }

  private func resize(_ width: CGFloat) {
    stage.surface?.resize(to: CGSize(width: width, height: 768), scale: 1)
    stage.step()
  }

  @Test func `a group knows its items, and they know it`() {
    let (bold, italic, style) = (button("Bold"), button("Italic"), button("Style"))
    let group = UIBarButtonItemGroup.fixedGroup(representativeItem: style, items: [bold, italic])
    expect(group.barButtonItems == [bold, italic] && group.representativeItem === style)
    expect(bold.buttonGroup === group && style.buttonGroup === group)
    group.barButtonItems = [italic]
    expect(bold.buttonGroup == nil && italic.buttonGroup === group)
    expect(button("Share").creatingFixedGroup().barButtonItems.map(\.title), equals: ["Share"])
    let other = button("Insert").creatingMovableGroup(customizationIdentifier: "insert")
    expect(other.barButtonItems.count == 1 && other.representativeItem == nil)
  }

  @Test func `groups at the edges and items there are the same`() {
    let (one, two, three) = (button("One"), button("Two"), button("Three"))
    item.leadingItemGroups = [.fixedGroup(items: [one, two]), three.creatingFixedGroup()]
    expect(item.leftBarButtonItems == [one, two, three] && item.leftBarButtonItem === one)
    item.leftBarButtonItem = three
    expect(item.leadingItemGroups.map(\.barButtonItems), equals: [[three]])
    item.leftBarButtonItems = nil
    expect(item.leadingItemGroups.isEmpty)
    item.rightBarButtonItems = [one, two]
    expect(item.trailingItemGroups.map(\.barButtonItems), equals: [[two, one]])
    item.trailingItemGroups = [.fixedGroup(items: [three, two])]
    expect(item.rightBarButtonItems, equals: [two, three])
  }

  @Test func `groups stand in the order of reading, the pinned one last`() {
    item.leadingItemGroups = [.fixedGroup(items: [button("A"), button("B")])]
    item.trailingItemGroups = [.fixedGroup(items: [button("C"), button("D")])]
    item.pinnedTrailingGroup = .fixedGroup(items: [button("E")])
    stage.step()
    expect(shown(), equals: ["A", "B", "C", "D", "E"])
    item.trailingItemGroups[0].isHidden = true
    stage.step()
    expect(shown(), equals: ["A", "B", "E"])
  }

  @Test func `items of the middle are there in the styles of documents and pages`() throws {
    item.title = "Notes"
    item.centerItemGroups = [.fixedGroup(items: [button("M"), button("N")])]
    stage.step()
    expect(shown(), equals: [])
    let title = try #require(stage.label("Notes", in: bar))
    expect(abs(title.frame.midX - 512) <= 1)
    item.style = .editor
    stage.step()
    expect(shown(), equals: ["M", "N"])
    let middle = try #require(stage.control("M")?.frame.maxX)
    expect(abs(middle - 512) < 30)
    expect(title.frame.minX < 40)
  }

  @Test func `a group without room is shown by the item that stands for it, which opens its menu`()
    throws
  {
    item.style = .editor
    let style = UIBarButtonItem(title: "Style", image: nil, target: nil, action: nil, menu: nil)
    let group = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "style", representativeItem: style,
      items: ["Bold face", "Italic face", "Underlined"].map(button))
    item.centerItemGroups = [group]
    item.trailingItemGroups = [.fixedGroup(items: [button("Share it"), button("Undo it")])]
    stage.step()
    expect(shown().count == 5 && !group.isDisplayingRepresentativeItem)
    resize(390)
    expect(shown() == ["Style", "Share it", "Undo it"] && group.isDisplayingRepresentativeItem)
    stage.click(try #require(stage.control("Style")))
    stage.click(try #require(stage.control("Italic face")))
    expect(log.words, equals: ["Italic face"])
    resize(1024)
    expect(shown().count == 5 && !group.isDisplayingRepresentativeItem)
  }

  @Test func `groups of the middle without room and without such an item are in a menu at the end`()
    throws
  {
    item.style = .browser
    item.title = "Pages"
    item.centerItemGroups = [
      .fixedGroup(items: [button("First of all"), button("Second one")]),
      .fixedGroup(items: [button("Third thing")]),
      .optionalGroup(
        customizationIdentifier: "more", isInDefaultCustomization: false, items: [button("Fourth")]),
    ]
    stage.step()
    expect(shown(), equals: ["First of all", "Second one", "Third thing", "More"])
    resize(390)
    expect(!shown().contains("Third thing") && shown().contains("More"))
    stage.click(try #require(stage.control("More")))
    stage.click(try #require(stage.control("Third thing")))
    expect(log.words, equals: ["Third thing"])
  }

  @Test func `a title with a menu opens it`() throws {
    item.title = "Notes"
    let log = log
    item.titleMenuProvider = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Rename") { _ in log.words.append("rename") }])
    }
    stage.step()
    stage.click(try #require(stage.control("Notes", in: bar)))
    stage.click(try #require(stage.control("Rename")))
    expect(log.words, equals: ["rename"])
    item.titleMenuProvider = nil
    stage.step()
    expect(stage.control("Notes", in: bar) == nil)
  }

  @Test func `glass of bars is what was asked for`() {
    let appearance = UINavigationBarAppearance()
    expect(appearance.backgroundEffect, equals: UIBlurEffect(style: .systemChromeMaterial))
    appearance.configureWithOpaqueBackground()
    expect(appearance.backgroundEffect == nil)
    appearance.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterialDark)
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    expect(copy.backgroundEffect, equals: UIBlurEffect(style: .systemUltraThinMaterialDark))
    appearance.configureWithTransparentBackground()
    expect(appearance.backgroundEffect == nil && copy.backgroundEffect != nil)
    appearance.configureWithDefaultBackground()
    expect(appearance.backgroundEffect, equals: UIBlurEffect(style: .systemChromeMaterial))
  }
}
