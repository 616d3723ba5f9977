// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of button menus: opening, selection and closing.
@MainActor
struct MenuTests {
  private let stage = Stage()
  private let button = UIButton(type: .system)
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  init() {
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.setTitle("More", for: .normal)
    button.showsMenuAsPrimaryAction = true
    stage.root.addSubview(button)
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in
      log.lines.append($0.title)
    }
  }

  private func press(_ x: CGFloat, _ y: CGFloat, button number: Int = 1) {
    let point = CGPoint(x: x, y: y)
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface.handle(
        .pointer(
          PointerEvent(phase: phase, location: point, button: number, timestamp: stage.time)))
    }
    stage.wait(0.4)
  }

  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView? = nil) -> [Found] {
    (view ?? stage.root).subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  /// The texts of the labels outside the button.
  private var seen: [String] {
    let labels: [UILabel] = views(UILabel.self).filter { !$0.isDescendant(of: button) }
    return labels.compactMap(\.text)
  }

  /// Presses the row with the title `title`.
  private func choose(_ title: String) throws {
    let label = try #require(
      views(UILabel.self).first { $0.text == title && !$0.isDescendant(of: button) })
    let frame = label.convert(label.bounds, to: stage.root)
    press(frame.midX, frame.midY)
  }

  private func open(_ menu: UIMenu) {
    button.menu = menu
    press(50, 40)
  }

  @Test func `a press opens the menu and a row carries out its action`() throws {
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    open(UIMenu(children: [action("Copy"), action("Paste")]))
    expect(seen == ["Copy", "Paste"] && events == ["menu"])
    try choose("Paste")
    expect(log.lines == ["Paste"] && seen.isEmpty)
  }

  @Test func `a press beside the menu closes it and reaches nothing below`() {
    let other = UIButton(frame: CGRect(x: 200, y: 400, width: 100, height: 60))
    other.addAction(UIAction { [log] _ in log.lines.append("other") }, for: .touchUpInside)
    stage.root.addSubview(other)
    open(UIMenu(children: [action("Copy")]))
    press(250, 430)
    expect(seen.isEmpty && log.lines.isEmpty)
    press(250, 430)
    expect(log.lines, equals: ["other"])
  }

  @Test func `disabled rows can't be chosen and hidden ones don't show`() throws {
    open(UIMenu(title: "File", children: [action("Cut", .disabled), action("Gone", .hidden)]))
    expect(seen, equals: ["File", "Cut"])
    try choose("Cut")
    expect(log.lines.isEmpty && seen == ["File", "Cut"])
  }

  @Test func `in a surface smaller than its margins a menu stands in the middle`() throws {
    let stage = Stage(size: CGSize(width: 12, height: 12))
    MenuPresentation.open(
      MenuPresentation.Request(UIMenu(children: [action("Copy")]), at: stage.root))
    stage.wait(0.4)
    let card = try #require(stage.root.subviews.last?.subviews.last)
    expect(card.frame.minX == 6 && card.frame.minY == 6)
  }

  @Test func `a submenu opens in place and its heading leads back`() throws {
    open(
      UIMenu(children: [action("Copy"), UIMenu(title: "Sort", children: [action("Name")])]))
    try choose("Sort")
    expect(seen, equals: ["Sort", "Name"])
    try choose("Sort")
    expect(seen, equals: ["Copy", "Sort"])
    try choose("Sort")
    try choose("Name")
    expect(log.lines == ["Name"] && seen.isEmpty)
  }

  @Test func `in a menu of single selection one element is on`() throws {
    let name = action("Name", [], .on)
    let date = action("Date")
    open(UIMenu(options: .singleSelection, children: [name, date]))
    try choose("Date")
    expect(name.state == .off && date.state == .on)
    expect(button.menu?.selectedElements, equals: [date])
  }

  @Test func `a pop-up button shows the element that is on`() throws {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("Small"), action("Large")])
    expect(button.currentTitle, equals: "Small")
    press(50, 40)
    try choose("Large")
    expect(button.currentTitle == "Large" && button.titleLabel?.text == "Large")
    expect(!button.isSelected)
  }

  @Test func `a menu that is kept open shows what its actions changed`() throws {
    let keeps = UIAction(title: "Bold", attributes: .keepsMenuPresented) {
      $0.state = $0.state == .on ? .off : .on
    }
    open(UIMenu(children: [keeps]))
    try choose("Bold")
    expect(seen == ["Bold"] && keeps.state == .on)
  }

  @Test func `deferred elements come when the menu is opened`() throws {
    var asked = 0
    var deliver: ([UIMenuElement]) -> Void = { _ in }
    let cached = UIDeferredMenuElement { completion in
      asked += 1
      deliver = completion
    }
    open(UIMenu(children: [action("Copy"), cached]))
    expect(asked == 1 && seen == ["Copy"])
    deliver([action("Ann"), action("Bob")])
    stage.wait(0.1)
    expect(seen, equals: ["Copy", "Ann", "Bob"])
    try choose("Bob")
    press(50, 40)
    expect(asked == 1 && seen == ["Copy", "Ann", "Bob"] && log.lines == ["Bob"])
  }

  @Test func `uncached elements are asked for each time`() {
    var asked = 0
    let element = UIDeferredMenuElement.uncached { completion in
      asked += 1
      completion([])
    }
    open(UIMenu(children: [action("Copy"), element]))
    stage.press(.escape)
    stage.wait(0.4)
    press(50, 40)
    expect(asked, equals: 2)
  }

  @Test func `keys walk through a menu, choose and leave`() {
    open(
      UIMenu(children: [
        action("Copy", .disabled), action("Paste"),
        UIMenu(title: "Sort", children: [action("Name")]),
      ]))
    stage.press(.down)
    stage.press(.down)
    stage.press(.right)
    expect(seen, equals: ["Sort", "Name"])
    stage.press(.escape)
    expect(seen.count, equals: 3)
    stage.press(.up)
    stage.press(.up)
    stage.press(.enter)
    stage.wait(0.4)
    expect(log.lines == ["Paste"] && seen.isEmpty)
  }

  @Test func `escape closes the menu and keys go where they went before`() {
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    stage.root.addSubview(field)
    field.becomeFirstResponder()
    open(UIMenu(children: [action("Copy")]))
    expect(!field.isFirstResponder)
    stage.press(.escape)
    stage.wait(0.4)
    expect(seen.isEmpty && field.isFirstResponder)
  }

  @Test func `a long press and a secondary click open a menu that is not the primary action`() {
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { [log] _ in log.lines.append("pressed") }, for: .touchUpInside)
    button.menu = UIMenu(children: [action("Copy")])
    press(50, 40)
    expect(log.lines == ["pressed"] && seen.isEmpty)
    press(50, 40, button: 3)
    expect(log.lines == ["pressed"] && seen == ["Copy"])
    stage.press(.escape)
    stage.wait(0.4)
    stage.pointer(.began, 50, 40)
    stage.wait(0.7)
    stage.pointer(.ended, 50, 40)
    expect(log.lines == ["pressed"] && seen == ["Copy"])
  }

  @Test func `a menu stays inside the surface and turns up where there is no room below`() throws {
    button.frame.origin = CGPoint(x: 215, y: 430)
    button.menu = UIMenu(children: (1...5).map { action("Row \($0)") })
    press(250, 450)
    let labels = views(UILabel.self).filter { $0.text != nil && !$0.isDescendant(of: button) }
    expect(labels.count, equals: 5)
    for label in labels {
      let frame = label.convert(label.bounds, to: stage.root)
      expect(stage.root.bounds.contains(frame) && frame.maxY <= 430)
    }
  }

  @Test func `a menu that is too tall scrolls`() {
    open(UIMenu(children: (1...40).map { action("Row \($0)") }))
    let scrolls = views(UIScrollView.self)
    expect(scrolls.count == 1 && (scrolls.first?.contentSize.height ?? 0) > 480)
    expect((scrolls.first?.bounds.height ?? 0) <= 480)
  }

  @Test func `a secondary click presses no control`() {
    button.menu = nil
    button.addAction(UIAction { [log] _ in log.lines.append("pressed") }, for: .touchUpInside)
    press(50, 40, button: 3)
    expect(log.lines.isEmpty)
  }
}
