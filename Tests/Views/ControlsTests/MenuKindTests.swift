// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of menu titles, options and selection, and of handlers that several actions share.
@MainActor
@Suite("Kinds of menus")
struct MenuKindTests {
  private let stage = Stage()
  private let button = UIButton(type: .system)

  init() {
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.showsMenuAsPrimaryAction = true
    stage.root.addSubview(button)
  }

  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView? = nil) -> [Found] {
    (view ?? stage.root).subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  private var seen: [UILabel] {
    views(UILabel.self).filter { $0.text?.isEmpty == false && !$0.isDescendant(of: button) }
  }

  private func open(_ options: UIMenu.Options) {
    let inner = UIMenu(
      title: "Inner", options: options,
      children: ["Red", "Blue"].map { title in UIAction(title: title) { _ in } })
    button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, inner])
    stage.pointer(.began, 50, 40)
    stage.pointer(.ended, 50, 40)
    stage.wait(0.4)
  }

  @Test func `the row of an element is called what the element is called`() throws {
    let play = UIAction(title: "Play", subtitle: "From the start") { _ in }
    let stop = UIAction(title: "Stop") { _ in }
    play.accessibilityIdentifier = "play"
    stop.accessibilityLabel = "Stop the music"
    button.menu = UIMenu(children: [play, stop])
    stage.pointer(.began, 50, 40)
    stage.pointer(.ended, 50, 40)
    stage.wait(0.4)
    let rows = views(UIControl.self).filter { $0 !== button && $0.isAccessibilityElement }
    expect(rows.map(\.accessibilityIdentifier), equals: ["play", nil])
    expect(rows.map(\.accessibilityLabel), equals: ["Play, From the start", "Stop the music"])
  }

  @Test func `a menu inside another opens by itself, or stands among its elements`() {
    open([])
    expect(seen.map(\.text), equals: ["First", "Inner"])
    stage.press(.escape)
    stage.wait(0.4)
    open(.displayInline)
    let texts = seen.compactMap(\.text)
    expect(texts.contains("First") && texts.contains("Red") && texts.contains("Blue"))
  }

  @Test func `the title of a menu that takes something away is red`() throws {
    for (options, color) in [(UIMenu.Options.destructive, UIColor.systemRed), ([], .label)] {
      open(options)
      let title = try #require(seen.first { $0.text == "Inner" })
      expect(title.textColor, equals: color)
      stage.press(.escape)
      stage.wait(0.4)
    }
  }

  @Test func `in a menu of single selection one element is on at a time`() {
    let actions = ["Red", "Blue"].map { UIAction(title: $0, state: .on) { _ in } }
    let menu = UIMenu(options: UIMenu.Options.singleSelection, children: actions)
    menu.select(actions[1])
    expect(menu.selectedElements == [actions[1]] && menu.options == .singleSelection)
    expect(menu.replacingChildren([]).options, equals: .singleSelection)
    let all: [UIMenu.Options] = [.displayInline, .destructive, .singleSelection]
    expect(all.map(\.rawValue), equals: [1, 2, 32])
  }

  @Test func `one handler can carry several actions out, and knows which one and for whom`() {
    var log: [String] = []
    let handler: UIActionHandler = { action in
      log.append("\(action.title) \(action.sender is UIButton)")
    }
    let (one, two) = (
      UIAction(title: "1", handler: handler), UIAction(title: "2", handler: handler)
    )
    let other = UIButton()
    other.addAction(one, for: .touchUpInside)
    other.addAction(two, for: .touchUpInside)
    other.sendActions(for: .touchUpInside)
    expect(log == ["1 true", "2 true"] && one.sender == nil)
    other.removeAction(one, for: .touchUpInside)
    other.sendActions(for: .touchUpInside)
    expect(log.last == "2 true" && log.count == 3)
  }
}
