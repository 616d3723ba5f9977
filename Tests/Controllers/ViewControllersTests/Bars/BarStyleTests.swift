// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the appearance and position of bars.
@MainActor
@Suite("Bars")
struct BarStyleTests {
  private final class Placer: NSObject, UIToolbarDelegate {
    var said = UIBarPosition.any
    var asked: [ObjectIdentifier] = []
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      asked.append(ObjectIdentifier(bar))
      return said
    }
  }

  private final class Silent: NSObject, UIToolbarDelegate {}

  private let stage = ControllerStage()
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))

  init() {
    stage.root?.view.addSubview(bar)
    show()
  }

  private func show() { stage.frame() }

  private func label(_ text: String, in view: UIView) -> UILabel? { stage.label(text, in: view) }

  @Test func `assistive technologies hear the name of a symbol that an item is made of`() throws {
    bar.items = [
      UIBarButtonItem(
        image: UIImage(systemName: "trash.fill"), style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil),
    ]
    bar.items?[1].accessibilityLabel = "New"
    show()
    let heard = stage.read().filter { $0.role == .button }.map(\.label)
    expect(heard, equals: ["trash", "New"])
  }

  @Test func `a toolbar stands at the bottom unless its delegate says where`() {
    expect(bar.barPosition, equals: .bottom)
    let (placer, silent) = (Placer(), Silent())
    bar.delegate = placer
    expect(bar.barPosition, equals: .bottom)
    placer.said = .topAttached
    expect(bar.barPosition, equals: .topAttached)
    expect(Set(placer.asked), equals: [ObjectIdentifier(bar)])
    bar.delegate = silent
    expect(bar.barPosition, equals: .bottom)
  }

  @Test func `items stand from the leading edge, and flexible room parts them`() throws {
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    bar.setItems([done, .flexibleSpace(), edit], animated: false)
    show()
    let first = try #require(label("Done", in: bar))
    let last = try #require(label("Edit", in: bar))
    expect(first.convert(first.bounds, to: bar).minX < 60)
    expect(last.convert(last.bounds, to: bar).maxX > 330)
    bar.items = [edit]
    show()
    expect(label("Done", in: bar) == nil && label("Edit", in: bar) != nil)
  }

  @Test func `buttons look as the appearance of their style and state says`() throws {
    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    bar.items = [edit, done]
    let look = UIToolbarAppearance()
    let plain = UIBarButtonItemAppearance(style: .plain)
    plain.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    plain.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    look.buttonAppearance = plain
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = look
    show()
    expect(label("Edit", in: bar)?.textColor, equals: .red)
    expect(label("Done", in: bar)?.textColor, equals: .green)
    edit.isEnabled = false
    show()
    expect(label("Edit", in: bar)?.textColor, equals: .brown)
    plain.configureWithDefault(for: .plain)
    edit.isEnabled = true
    show()
    expect(label("Edit", in: bar)?.textColor != .red)
  }

  @Test func `an appearance is copied with its buttons, which are its own then`() {
    let look = UIToolbarAppearance()
    look.backgroundColor = .yellow
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = UIToolbarAppearance(barAppearance: look)
    look.buttonAppearance.normal.titleTextAttributes = [:]
    expect(copy.backgroundColor, equals: .yellow)
    let attributes = copy.buttonAppearance.normal.titleTextAttributes
    expect(attributes[.foregroundColor] as? UIColor, equals: .red)
  }

  /// Returns the colour behind the bar's items.
  private func background(of bar: UIView) -> UIColor? {
    bar.subviews.first?.subviews.dropFirst().first?.backgroundColor
  }

  @Test func `a black bar is dark, and its colour is that of its appearance`() {
    bar.barStyle = .black
    expect(bar.traitCollection.userInterfaceStyle, equals: .dark)
    bar.barStyle = .default
    expect(bar.traitCollection.userInterfaceStyle, equals: .light)
    bar.barTintColor = .orange
    expect(bar.standardAppearance.backgroundColor, equals: .orange)
    expect(background(of: bar), equals: .orange)
  }

  @Test func `what is changed of a navigation bar's look is seen at once`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    bar.items = [item]
    stage.root?.view.addSubview(bar)
    show()
    let look: UINavigationBarAppearance = bar.standardAppearance
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    show()
    expect(label("Title", in: bar)?.textColor, equals: .red)
    let plain = UIBarButtonItemAppearance(style: .plain)
    plain.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.buttonAppearance = plain
    show()
    expect(label("Edit", in: bar)?.textColor, equals: .green)
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    show()
    expect(label("Edit", in: bar)?.textColor, equals: .purple)
  }

  // MARK: Tabs

  private final class Choices: NSObject, UITabBarDelegate {
    var titles: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      titles.append(item.title ?? "")
    }
  }

  private func makeTabs() -> UITabBar {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 600, width: 390, height: 49))
    tabs.items = ["one", "two"].enumerated().map {
      UITabBarItem(title: $1, image: nil, tag: $0)
    }
    stage.root?.view.addSubview(tabs)
    show()
    return tabs
  }

  @Test func `a person chooses a tab, and the delegate hears of it`() {
    let tabs = makeTabs()
    let choices = Choices()
    tabs.delegate = choices
    stage.click(CGPoint(x: 300, y: 620))
    expect(choices.titles == ["two"] && tabs.selectedItem?.title == "two")
  }

  @Test func `tabs look as the appearance of their layout and state says`() {
    let tabs = makeTabs()
    tabs.selectedItem = tabs.items?.first
    let look = UITabBarAppearance()
    let stacked = UITabBarItemAppearance(style: .stacked)
    stacked.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    stacked.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    stacked.normal.badgeBackgroundColor = .blue
    look.stackedLayoutAppearance = stacked
    look.inlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    tabs.standardAppearance = look
    show()
    expect(label("one", in: tabs)?.textColor, equals: .green)
    expect(label("two", in: tabs)?.textColor, equals: .red)
    tabs.items?[1].badgeValue = "9"
    show()
    expect(label("9", in: tabs)?.superview?.backgroundColor, equals: .blue)
    let copy = stacked.copy() as? UITabBarItemAppearance
    stacked.configureWithDefault(for: .stacked)
    expect(copy?.normal.badgeBackgroundColor, equals: .blue)
    expect(stacked.normal.badgeBackgroundColor == nil)
  }

  @Test func `what is changed of a tab bar's look is seen at once`() {
    let tabs = makeTabs()
    tabs.selectedItem = tabs.items?.first
    let look: UITabBarAppearance = tabs.standardAppearance
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    show()
    expect(label("two", in: tabs)?.textColor, equals: .red)
    let stacked = UITabBarItemAppearance(style: .stacked)
    stacked.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.stackedLayoutAppearance = stacked
    show()
    expect(label("two", in: tabs)?.textColor, equals: .green)
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    show()
    expect(label("two", in: tabs)?.textColor, equals: .purple)
  }

  // MARK: Navigation bars

  private final class Guard: NSObject, UINavigationBarDelegate {
    var lets = true
    var log: [String] = []
    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      log.append("push \(item.title ?? "")?")
      return lets
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("pushed")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("pop?")
      return lets
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("popped")
    }
  }

  private final class SilentGuard: NSObject, UINavigationBarDelegate {}

  @Test func `a navigation bar's delegate decides about its stack`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let (watch, silent) = (Guard(), SilentGuard())
    bar.delegate = silent
    bar.pushItem(UINavigationItem(title: "one"), animated: false)
    bar.delegate = watch
    bar.pushItem(UINavigationItem(title: "two"), animated: false)
    expect(bar.items?.count == 2 && watch.log == ["push two?", "pushed"])
    watch.lets = false
    bar.pushItem(UINavigationItem(title: "three"), animated: false)
    expect(bar.popItem(animated: false) == nil && bar.items?.count == 2)
    watch.lets = true
    expect(bar.popItem(animated: false)?.title, equals: "two")
    expect(watch.log.suffix(2), equals: ["pop?", "popped"])
  }

  @Test func `a background picture is kept, and an empty one takes it away`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    bar.setBackgroundImage(picture, for: UIBarMetrics.default)
    expect(bar.backgroundImage(for: .default) === picture)
    bar.setBackgroundImage(UIImage(), for: .default)
    expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test func `bars at the bottom show pictures, and empty ones take their parts away`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let tabs = UITabBar()
    tabs.backgroundImage = picture
    tabs.shadowImage = picture
    expect(tabs.standardAppearance.backgroundImage === picture)
    expect(tabs.standardAppearance.shadowImage === picture && tabs.shadowImage === picture)
    let empty = UIImage()
    tabs.backgroundImage = empty
    expect(tabs.backgroundImage === empty && tabs.standardAppearance.backgroundImage == nil)
    expect(tabs.standardAppearance.backgroundEffect == nil)
    let tools = UIToolbar()
    tools.setBackgroundImage(picture, forToolbarPosition: .top, barMetrics: .default)
    expect(tools.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
    tools.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
    tools.setShadowImage(empty, forToolbarPosition: .bottom)
    expect(tools.standardAppearance.backgroundImage === picture)
    expect(tools.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === picture)
    expect(tools.shadowImage(forToolbarPosition: .any) === empty)
    let bar = UINavigationBar()
    bar.setBackgroundImage(picture, for: .bottom, barMetrics: .default)
    expect(bar.backgroundImage(for: .default) == nil)
    bar.setBackgroundImage(picture, for: .topAttached, barMetrics: .default)
    expect(bar.backgroundImage(for: .default) === picture)
  }

  @Test func `a badge stands at the corner of an item's picture`() throws {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    bar.items = [item]
    item.badge = .count(3)
    show()
    let label = try #require(self.label("3", in: bar))
    let badge = try #require(label.superview)
    let picture = try #require(
      badge.superview?.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil })
    expect(badge.frame.size, equals: CGSize(width: 16, height: 16))
    expect(badge.center, equals: CGPoint(x: picture.frame.maxX, y: picture.frame.minY))
    expect(badge.backgroundColor == .systemRed && label.textColor == .white)
    expect(stage.read().first { $0.role == .button }?.value, equals: "3")
    item.badge = .indicator()
    show()
    expect(self.label("3", in: bar) == nil)
    item.badge = nil
    show()
    expect(stage.read().first { $0.role == .button }?.value == nil)
  }

  @Test func `a badge looks as it says`() throws {
    let badge = UIBarButtonItem.Badge.string("new")
    badge.backgroundColor = .blue
    badge.foregroundColor = .yellow
    badge.font = .systemFont(ofSize: 20)
    let item = UIBarButtonItem(title: "Mail", style: .prominent, target: nil, action: nil)
    item.badge = badge
    bar.items = [item]
    show()
    let label = try #require(self.label("new", in: bar))
    expect(label.textColor == .yellow && label.font.pointSize == 20)
    expect(label.superview?.backgroundColor == .blue && badge.stringValue == "new")
    let title = try #require(self.label("Mail", in: bar))
    let ground = try #require(label.superview)
    expect(ground.frame.minX, equals: (title.frame.maxX - ground.frame.height / 2).rounded())
  }
}
