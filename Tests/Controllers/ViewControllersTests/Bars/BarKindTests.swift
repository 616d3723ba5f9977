// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the titles and symbols of system bar items, and of the appearance and position of bars.
@MainActor
@Suite("Kinds of bars")
struct BarKindTests {
  private let stage = ControllerStage()
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))

  init() {
    stage.root?.view.addSubview(bar)
    show()
  }

  private func show() { stage.frame() }

  private func label(_ text: String, in view: UIView) -> UILabel? { stage.label(text, in: view) }

  private func heard() -> [String?] { stage.read().filter { $0.role == .button }.map(\.label) }

  @Test func `an item of the system's has the word or the sign of what it is for`() {
    let words: [(UIBarButtonItem.SystemItem, String, Int)] = [
      (.done, "Done", 0), (.cancel, "Cancel", 1), (.edit, "Edit", 2), (.save, "Save", 3),
      (.add, "Add", 4), (.compose, "Compose", 7), (.reply, "Reply", 8), (.action, "Share", 9),
      (.organize, "Organize", 10), (.bookmarks, "Bookmarks", 11), (.search, "Search", 12),
      (.refresh, "Refresh", 13), (.stop, "Stop", 14), (.camera, "Camera", 15),
      (.trash, "Delete", 16), (.play, "Play", 17), (.pause, "Pause", 18), (.rewind, "Rewind", 19),
      (.fastForward, "Fast forward", 20), (.undo, "Undo", 21), (.redo, "Redo", 22),
      (.close, "Close", 24),
    ]
    for (item, word, number) in words {
      bar.items = [UIBarButtonItem(systemItem: item)]
      show()
      expect(heard() == [word] && item.rawValue == number)
    }
    for space in [UIBarButtonItem.SystemItem.flexibleSpace, .fixedSpace] {
      bar.items = [UIBarButtonItem(systemItem: space)]
      show()
      expect(heard().isEmpty)
    }
    expect(UIBarButtonItem.SystemItem.flexibleSpace.rawValue, equals: 5)
    expect(UIBarButtonItem.SystemItem.fixedSpace.rawValue, equals: 6)
  }

  @Test func `an item that ends something is heavier than others`() throws {
    func weight(_ style: UIBarButtonItem.Style) throws -> UIFont {
      bar.items = [UIBarButtonItem(title: "Item", style: style, target: nil, action: nil)]
      show()
      return try #require(label("Item", in: bar)?.font)
    }
    let plain = try weight(.plain)
    expect(try weight(.done), equals: .systemFont(ofSize: plain.pointSize, weight: .semibold))
    expect(plain, equals: .systemFont(ofSize: plain.pointSize))
    expect(UIBarButtonItem().style, equals: UIBarButtonItem.Style.plain)
    expect(UIBarButtonItem(systemItem: .save).style, equals: .done)
    expect(UIBarButtonItem(systemItem: .cancel).style, equals: .plain)
    expect([UIBarButtonItem.Style.plain, .done].map(\.rawValue), equals: [0, 2])
  }

  @Test func `items of all bars have titles, pictures, tags and looks by state`() throws {
    let items: [UIBarItem] = [UIBarButtonItem(), UITabBarItem()]
    for item in items {
      expect(item.title == nil && item.image == nil && item.isEnabled && item.tag == 0)
      expect(item.imageInsets == .zero && item.titleTextAttributes(for: .normal) == nil)
      item.title = "Item"
      item.tag = 7
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
      let color = item.titleTextAttributes(for: .disabled)?[.foregroundColor]
      expect(color as? UIColor == .green && item.tag == 7)
    }
    bar.items = items.compactMap { $0 as? UIBarButtonItem }
    show()
    expect(label("Item", in: bar)?.textColor, equals: .red)
    items[0].isEnabled = false
    show()
    expect(label("Item", in: bar)?.textColor, equals: .green)
    items[0].title = "Other"
    show()
    expect(label("Item", in: bar) == nil && label("Other", in: bar) != nil)
  }

  @Test func `a look of one state tells its bar of a change`() throws {
    bar.items = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
    let look = UIToolbarAppearance()
    bar.standardAppearance = look
    show()
    let normal: UIBarButtonItemStateAppearance = bar.standardAppearance.buttonAppearance.normal
    expect(normal.titleTextAttributes.isEmpty)
    normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    show()
    expect(label("Item", in: bar)?.textColor, equals: .purple)
    let disabled: UIBarButtonItemStateAppearance = bar.standardAppearance.buttonAppearance.disabled
    disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    bar.items?.first?.isEnabled = false
    show()
    expect(label("Item", in: bar)?.textColor, equals: .brown)
  }

  @Test func `a bar's background is the system's, opaque or nothing`() throws {
    let look: UIBarAppearance = UIToolbarAppearance()
    expect(look.backgroundColor == nil && look.shadowColor != nil && look.idiom == .phone)
    look.configureWithOpaqueBackground()
    expect(look.backgroundColor == .systemBackground && look.shadowColor != nil)
    look.backgroundImage = UIImage(systemName: "star")
    look.configureWithTransparentBackground()
    expect(look.backgroundColor == nil && look.shadowColor == nil && look.backgroundImage == nil)
    look.configureWithDefaultBackground()
    expect(look.backgroundColor == nil && look.shadowColor != nil)
    look.backgroundColor = .orange
    look.backgroundImageContentMode = .center
    let copy = try #require(look.copy() as? UIToolbarAppearance)
    expect(copy !== look && copy.backgroundColor == .orange)
    expect(copy.backgroundImageContentMode, equals: .center)
    look.backgroundColor = .red
    expect(copy.backgroundColor, equals: .orange)
  }

  @Test func `a black bar is dark, whichever bar it is`() {
    expect(UINavigationBar().barStyle, equals: UIBarStyle.default)
    let (toolbar, tabs, navigation) = (UIToolbar(), UITabBar(), UINavigationBar())
    for (black, isDark) in [(UIBarStyle.black, true), (.default, false)] {
      toolbar.barStyle = black
      tabs.barStyle = black
      navigation.barStyle = black
      for view in [toolbar, tabs, navigation] as [UIView] {
        expect((view.traitCollection.userInterfaceStyle == .dark), equals: isDark)
      }
    }
    expect([UIBarStyle.default, .black].map(\.rawValue), equals: [0, 1])
  }

  private final class Placer: NSObject, UIBarPositioningDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
  }

  private final class Toolbars: NSObject, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
  }

  private final class Silent: NSObject, UIBarPositioningDelegate {}

  @Test func `who is asked where a bar stands need not answer`() {
    let asked: [any UIBarPositioningDelegate] = [Placer(), Toolbars(), Silent()]
    expect(asked.map { $0.position(for: bar) }, equals: [.top, .top, .any])
    let toolbars = Toolbars()
    bar.delegate = toolbars
    expect(bar.barPosition, equals: .top)
  }

  // MARK: Tabs

  @Test func `a tab of the system's has its title`() {
    let tabs: [(UITabBarItem.SystemItem, String)] = [
      (.more, "More"), (.favorites, "Favorites"), (.featured, "Featured"),
      (.topRated, "Top Rated"), (.recents, "Recents"), (.contacts, "Contacts"),
      (.history, "History"), (.bookmarks, "Bookmarks"), (.search, "Search"),
      (.downloads, "Downloads"), (.mostRecent, "Most Recent"), (.mostViewed, "Most Viewed"),
    ]
    for (item, title) in tabs {
      let tab = UITabBarItem(tabBarSystemItem: item, tag: 3)
      expect(tab.title == title && tab.tag == 3)
    }
    expect(tabs.map(\.0.rawValue), equals: Array(0...11))
    let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 390, height: 49))
    bar.items = [UITabBarItem(tabBarSystemItem: .search, tag: 0)]
    stage.root?.view.addSubview(bar)
    show()
    expect(label("Search", in: bar) != nil)
  }

  @Test func `tabs look as the appearance of their state says, in the layout of the window`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 390, height: 49))
    bar.items = ["one", "two", "three"].enumerated().map {
      UITabBarItem(title: $1, image: nil, tag: $0)
    }
    bar.items?[2].isEnabled = false
    bar.selectedItem = bar.items?.first
    stage.root?.view.addSubview(bar)
    func appearance(
      _ style: UITabBarItemAppearance.Style, _ color: UIColor
    ) -> UITabBarItemAppearance {
      let look = UITabBarItemAppearance(style: style)
      let normal: UITabBarItemStateAppearance = look.normal
      normal.titleTextAttributes = [.foregroundColor: color]
      normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
      look.selected.titleTextAttributes = [.foregroundColor: UIColor.purple]
      look.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
      return look
    }
    show()
    let before = label("two", in: bar)?.frame.minY ?? 0
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance = appearance(.stacked, .red)
    look.inlineLayoutAppearance = appearance(.inline, .green)
    look.compactInlineLayoutAppearance = appearance(.compactInline, .blue)
    func colors() -> [UIColor?] {
      // The layout is looked at when the tabs are shown anew.
      bar.standardAppearance = UITabBarAppearance(barAppearance: look)
      show()
      return ["one", "two", "three"].map { label($0, in: bar)?.textColor }
    }
    expect(colors(), equals: [.purple, .red, .gray])
    expect(label("two", in: bar)?.frame.minY, equals: before - 3)
    bar.traitOverrides.horizontalSizeClass = .regular
    expect(colors(), equals: [.purple, .green, .gray])
    bar.traitOverrides.verticalSizeClass = .compact
    expect(colors(), equals: [.purple, .blue, .gray])
    let styles: [UITabBarItemAppearance.Style] = [.stacked, .inline, .compactInline]
    expect(styles.map(\.rawValue), equals: [0, 1, 2])
  }
}
