// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit

/// Tests of appearance proxies, which apply to objects when they enter a window.
@MainActor
@Suite("Appearances")
struct AppearanceProxyTests {
  private final class Card: UIView {}
  private final class Shelf: UIView {}
  private final class Note: UILabel {}

  private final class Dial: UIView {
    var ring = 1
    private(set) var isFilled = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isFilled = true
    }
    required init?(coder: NSCoder) { nil }
    override class var _namedMembers: [_NamedMember] {
      super._namedMembers + [.property("ring", \Dial.ring)]
    }
  }

  private let stage = ControllerStage(size: CGSize(width: 400, height: 600))

  /// Adds `view` to the window and runs a frame.
  private func show(_ view: UIView) {
    stage.window.addSubview(view)
    stage.frame()
  }

  @Test func `views take values when they come into a window, and not before`() {
    defer { Appearances.discardAll() }
    UILabel.appearance().textColor = .systemRed
    let label = UILabel()
    expect(label.textColor, equals: .label)
    show(label)
    expect(label.textColor, equals: .systemRed)
    let later = UILabel()
    stage.window.addSubview(later)
    expect(later.textColor, equals: .systemRed)
    stage.frame()
  }

  @Test func `what a view was given itself wins, also what its class gives it`() {
    defer { Appearances.discardAll() }
    UILabel.appearance().textColor = .systemRed
    UILabel.appearance().font = .systemFont(ofSize: 30)
    let label = UILabel()
    label.textColor = .systemBlue
    show(label)
    expect(label.textColor, equals: .systemBlue)
    expect(label.font, equals: .systemFont(ofSize: 30))
  }

  @Test func `only properties that were set are taken`() {
    defer { Appearances.discardAll() }
    UISwitch.appearance().onTintColor = .systemPurple
    let toggle = UISwitch()
    toggle.tintColor = .systemPink
    show(toggle)
    expect(toggle.onTintColor, equals: .systemPurple)
    expect(toggle.thumbTintColor == nil)
    expect(toggle.tintColor, equals: .systemPink)
  }

  @Test func `the appearance of a class is the same object each time, and of that class`() {
    defer { Appearances.discardAll() }
    expect(UILabel.appearance() === UILabel.appearance())
    expect(Note.appearance() !== UILabel.appearance())
    let dial = Dial.appearance()
    expect(dial.isFilled)
  }

  @Test func `subclasses take their class's values before those of superclasses`() {
    defer { Appearances.discardAll() }
    UILabel.appearance().textColor = .systemRed
    UILabel.appearance().shadowColor = .systemGray
    Note.appearance().textColor = .systemGreen
    let note = Note()
    show(note)
    expect(note.textColor, equals: .systemGreen)
    expect(note.shadowColor, equals: .systemGray)
  }

  @Test func `containers confine an appearance, and the outermost one wins`() {
    defer { Appearances.discardAll() }
    UILabel.appearance().textColor = .systemRed
    UILabel.appearance(whenContainedInInstancesOf: [Shelf.self]).textColor = .systemGreen
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemBlue
    let (outside, inCard, inBoth) = (UILabel(), UILabel(), UILabel())
    let (root, card, inner, shelf) = (UIView(), Card(), Card(), Shelf())
    root.addSubview(outside)
    card.addSubview(inCard)
    root.addSubview(card)
    inner.addSubview(inBoth)
    shelf.addSubview(inner)
    root.addSubview(shelf)
    show(root)
    expect(outside.textColor, equals: .systemRed)
    expect(inCard.textColor, equals: .systemBlue)
    expect(inBoth.textColor, equals: .systemGreen)
  }

  @Test func `of several containers each one has to be there, in that order`() {
    defer { Appearances.discardAll() }
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, Shelf.self]).textColor = .systemRed
    let (right, wrong) = (UILabel(), UILabel())
    let (card, shelf, outerCard, innerShelf) = (Card(), Shelf(), Card(), Shelf())
    card.addSubview(right)
    shelf.addSubview(card)
    innerShelf.addSubview(wrong)
    outerCard.addSubview(innerShelf)
    let root = UIView()
    root.addSubview(shelf)
    root.addSubview(outerCard)
    show(root)
    expect(right.textColor, equals: .systemRed)
    expect(wrong.textColor, equals: .label)
  }

  @Test func `controllers are containers too`() {
    defer { Appearances.discardAll() }
    final class Home: UIViewController {}
    UILabel.appearance(whenContainedInInstancesOf: [Home.self]).textColor = .systemOrange
    let home = Home()
    let label = UILabel()
    home.view.addSubview(label)
    stage.root = home
    stage.frame()
    expect(label.textColor, equals: .systemOrange)
  }

  @Test func `an appearance for traits is for views that have them`() {
    defer { Appearances.discardAll() }
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemYellow
    let (light, dark) = (UILabel(), UILabel())
    let root = UIView()
    dark.overrideUserInterfaceStyle = .dark
    root.addSubview(light)
    root.addSubview(dark)
    show(root)
    expect(light.textColor, equals: .label)
    expect(dark.textColor, equals: .systemYellow)
  }

  @Test func `a view that comes back takes what changed meanwhile, unless it was given a value`() {
    defer { Appearances.discardAll() }
    UILabel.appearance().textColor = .systemRed
    let (plain, given) = (UILabel(), UILabel())
    let root = UIView()
    root.addSubview(plain)
    root.addSubview(given)
    show(root)
    given.textColor = .systemTeal
    UILabel.appearance().textColor = .systemBlue
    root.removeFromSuperview()
    stage.window.addSubview(root)
    expect(plain.textColor, equals: .systemBlue)
    expect(given.textColor, equals: .systemTeal)
  }

  @Test func `parts of attributed texts keep their fonts and colours`() {
    defer { Appearances.discardAll() }
    UILabel.appearance().textColor = .systemRed
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    show(label)
    let inks = label.displayNode().commands.compactMap {
      if case .text(_, _, let color) = $0 { color } else { nil }
    }
    expect(inks, equals: [UIColor.systemBlue, .systemRed].map { $0.displayColor(with: .current) })
  }

  @Test func `properties that a class of one's own lists take part`() {
    defer { Appearances.discardAll() }
    Dial.appearance().ring = 5
    let (plain, given) = (Dial(frame: .zero), Dial(frame: .zero))
    given.ring = 2
    let root = UIView()
    root.addSubview(plain)
    root.addSubview(given)
    show(root)
    expect(plain.ring, equals: 5)
    expect(given.ring, equals: 2)
  }

  @Test func `bars take tints, attributes and looks`() {
    defer { Appearances.discardAll() }
    UINavigationBar.appearance().barTintColor = .systemIndigo
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.systemYellow], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .brown
    let page = UIViewController()
    page.title = "Home"
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    stage.root = navigation
    stage.frame()
    let bar = navigation.navigationBar
    expect(bar.barTintColor, equals: .systemIndigo)
    expect(bar.tintColor, equals: .white)
    expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor, equals: .white)
    expect(
      item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, equals: .systemYellow)
    expect(item.tintColor == nil)
    let labels = bar.everyLabel.filter { $0.text == "Edit" }
    expect(labels.map(\.textColor), equals: [.systemYellow])
  }

  @Test func `a whole look of bars wins over its parts, and each bar has its own`() {
    defer { Appearances.discardAll() }
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemGreen
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    let (first, second, given) = (UINavigationBar(), UINavigationBar(), UINavigationBar())
    let own = UINavigationBarAppearance()
    own.backgroundColor = .systemRed
    given.standardAppearance = own
    let root = UIView()
    for bar in [first, second, given] { root.addSubview(bar) }
    show(root)
    expect(first.standardAppearance.backgroundColor, equals: .systemGreen)
    expect(first.scrollEdgeAppearance?.backgroundColor, equals: .systemGreen)
    expect(first.standardAppearance !== second.standardAppearance)
    expect(given.standardAppearance === own)
  }

  @Test func `tab bar items take attributes and shifts`() throws {
    defer { Appearances.discardAll() }
    UITabBarItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.systemMint], for: .selected)
    UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    UITabBar.appearance().unselectedItemTintColor = .brown
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    stage.root = tabs
    stage.frame()
    expect(page.tabBarItem.titlePositionAdjustment.vertical, equals: -3)
    expect(tabs.tabBar.unselectedItemTintColor, equals: .brown)
    expect(tabs.tabBar.everyLabel.first { $0.text == "One" }?.textColor, equals: .systemMint)
  }

  @Test func `fields in search bars take attributes of text`() {
    defer { Appearances.discardAll() }
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [
      .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 11),
    ]
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let field = UITextField()
    let root = UIView()
    root.addSubview(bar)
    root.addSubview(field)
    show(root)
    expect(bar.searchTextField.textColor, equals: .systemRed)
    expect(bar.searchTextField.font, equals: .systemFont(ofSize: 11))
    expect(field.textColor, equals: .label)
  }

  @Test func `tables, scroll views, controls take what applications set for them`() {
    defer { Appearances.discardAll() }
    UITableView.appearance().separatorColor = .systemRed
    UITableView.appearance().sectionHeaderTopPadding = 0
    UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
    UIView.appearance().semanticContentAttribute = .forceRightToLeft
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.systemRed], for: .selected)
    UIPageControl.appearance().pageIndicatorTintColor = .systemGray
    UIButton.appearance().setTitleColor(.systemPink, for: .normal)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let segments = UISegmentedControl(items: ["a", "b"])
    let pages = UIPageControl()
    let button = UIButton(type: .system)
    let root = UIView()
    for view in [table, segments, pages, button] { root.addSubview(view) }
    show(root)
    expect(table.separatorColor, equals: .systemRed)
    expect(table.sectionHeaderTopPadding, equals: 0)
    expect(table.contentInsetAdjustmentBehavior, equals: .never)
    expect(root.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    expect(
      segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor,
      equals: .systemRed)
    expect(pages.pageIndicatorTintColor, equals: .systemGray)
    expect(button.currentTitleColor, equals: .systemPink)
  }

  @Test func `without an appearance nothing is used`() {
    Appearances.discardAll()
    show(UILabel())
    expect(!Appearances.areUsed)
    _ = UILabel.appearance()
    expect(Appearances.areUsed)
    Appearances.discardAll()
  }
}

extension UIView {
  /// All labels in the view hierarchy.
  fileprivate var everyLabel: [UILabel] {
    subviews.flatMap { (($0 as? UILabel).map { [$0] } ?? []) + $0.everyLabel }
  }
}
