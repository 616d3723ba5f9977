// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of menus with elements side by side, and of the order of elements.
@MainActor
@Suite("Sizes of menus' elements")
struct MenuSizeTests {
  private let stage = Stage()
  private let button = UIButton(type: .system)
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  init() {
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.showsMenuAsPrimaryAction = true
    stage.root.addSubview(button)
  }

  private func actions(_ titles: [String], symbol: String? = "star") -> [UIAction] {
    titles.map { title in
      UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }) { [log] in
        log.lines.append($0.title)
      }
    }
  }

  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView? = nil) -> [Found] {
    (view ?? stage.root).subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  /// The frames of the open menu's rows, by accessibility label.
  private var rows: [String: CGRect] {
    let controls = views(UIControl.self).filter { $0 !== button && $0.accessibilityLabel != nil }
    return Dictionary(
      controls.map { ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: stage.root)) }
    ) { one, _ in one }
  }

  private func open(_ menu: UIMenu) {
    button.menu = menu
    press(CGPoint(x: button.frame.midX, y: button.frame.midY))
  }

  private func press(_ point: CGPoint) {
    stage.pointer(.began, point.x, point.y)
    stage.pointer(.ended, point.x, point.y)
    stage.wait(0.4)
  }

  @Test func `small elements are pictures beside each other, above rows`() throws {
    let small = UIMenu(
      options: .displayInline, preferredElementSize: .small,
      children: actions(["Cut", "Copy", "Paste"]))
    expect(small.preferredElementSize, equals: .small)
    open(UIMenu(children: [small] + actions(["More"])))
    let places = try ["Cut", "Copy", "Paste", "More"].map { try #require(rows[$0]) }
    expect(places[0].minY == places[1].minY && places[1].minY == places[2].minY)
    expect(places[0].maxX == places[1].minX && places[1].maxX == places[2].minX)
    expect(places[3].minY > places[0].maxY && places[3].width > 2.9 * places[0].width)
    let titles = views(UILabel.self).filter { $0.text == "Cut" && !$0.isHidden }
    expect(titles.isEmpty)
    press(CGPoint(x: places[1].midX, y: places[1].midY))
    expect(log.lines, equals: ["Copy"])
  }

  @Test func `small elements without a picture say their titles`() {
    open(UIMenu(preferredElementSize: .small, children: actions(["B", "I"], symbol: nil)))
    expect(views(UILabel.self).contains { $0.text == "B" && !$0.isHidden })
  }

  @Test func `medium elements have titles below their pictures`() throws {
    open(UIMenu(preferredElementSize: .medium, children: actions(["One", "Two"])))
    let one = try #require(rows["One"])
    let two = try #require(rows["Two"])
    expect(one.minY == two.minY && one.height > 50)
    let label = try #require(views(UILabel.self).first { $0.text == "One" })
    let picture = try #require(
      views(UIImageView.self, in: label.superview).first { $0.image != nil })
    expect(label.frame.minY >= picture.frame.maxY)
    expect(!label.isHidden)
  }

  @Test func `more elements than have room stand in the next line`() throws {
    open(UIMenu(preferredElementSize: .medium, children: actions(["1", "2", "3", "4"])))
    let places = try ["1", "2", "3", "4"].map { try #require(rows[$0]) }
    expect(places[0].minY == places[1].minY && places[2].minY == places[3].minY)
    expect(places[2].minY == places[0].maxY && places[2].minX == places[0].minX)
  }

  @Test func `large elements, and those of no wish, are rows`() throws {
    for size in [UIMenu.ElementSize.large, .automatic] {
      open(UIMenu(preferredElementSize: size, children: actions(["One", "Two"])))
      let one = try #require(rows["One"])
      let two = try #require(rows["Two"])
      expect(one.minX == two.minX && two.minY == one.maxY)
      press(CGPoint(x: 5, y: 5))
    }
  }

  @Test func `a palette shows the picture for what is on, and turns the others off`() throws {
    let on = UIImage(systemName: "circle.fill")
    let off = UIImage(systemName: "circle")
    let tags = ["Red", "Blue"].map { title in
      UIAction(
        title: title, image: off, selectedImage: on, state: title == "Red" ? .on : .off
      ) { _ in }
    }
    expect(tags[0].selectedImage === on)
    let palette = UIMenu(
      options: [.displayInline, .displayAsPalette, .singleSelection], children: tags)
    open(UIMenu(children: [palette]))
    let red = try #require(views(UIControl.self).first { $0.accessibilityLabel == "Red" })
    expect(views(UIImageView.self, in: red).contains { $0.image === on })
    let blue = try #require(rows["Blue"])
    press(CGPoint(x: blue.midX, y: blue.midY))
    expect(tags.map(\.state), equals: [.off, .on])
    expect(palette.replacingChildren([]).options, equals: palette.options)
  }

  @Test func `a press done by code opens the menu that is the primary action`() {
    button.menu = UIMenu(children: actions(["One"]))
    button.performPrimaryAction()
    stage.wait(0.4)
    expect(rows["One"] != nil)
    let plain = UIButton(type: .system, primaryAction: actions(["Done"])[0])
    plain.performPrimaryAction()
    plain.isEnabled = false
    plain.performPrimaryAction()
    expect(log.lines, equals: ["Done"])
  }
}
