// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Testing
import UIKit

/// Tests of the pop-up menu accessory, which displays the selected menu element at the trailing edge of a
/// row.
@MainActor
@Suite("Pop-up menu accessory")
struct PopUpAccessoryTests {
  /// A row on a screen of the test kit.
  @MainActor
  private final class Row {
    let harness: CollectionViewHarness
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 60, width: 320, height: 44))
    var chosen: [String] = []

    init(_ options: UICellAccessory.PopUpMenuOptions = .init()) {
      let controller = UIViewController()
      controller.view.addSubview(cell)
      harness = CollectionViewHarness(controller, size: CGSize(width: 320, height: 480))
      let menu = UIMenu(
        options: .singleSelection,
        children: [
          UIAction(title: "Never") { _ in }, UIAction(title: "Hourly", state: .on) { _ in },
          UIAction(title: "Every single day") { _ in },
        ])
      var content = UIListContentConfiguration.cell()
      content.text = "Fetch"
      cell.contentConfiguration = content
      cell.accessories = [
        .popUpMenu(menu, options: options) { [weak self] menu in
          self?.chosen.append(menu.selectedElements.first?.title ?? "")
        }
      ]
      harness.runUntilIdle()
    }

    func button() -> UIButton? { Self.find(in: cell) }

    private static func find(in view: UIView) -> UIButton? {
      (view as? UIButton) ?? view.subviews.lazy.compactMap { find(in: $0) }.first
    }

    func tap(_ name: String) throws {
      try harness.tap(name)
      harness.runUntilIdle()
    }
  }

  @Test func `it stands at the trailing edge, and the content ends before it`() throws {
    let row = Row()
    let button = try #require(row.button())
    let frame = button.convert(button.bounds, to: row.cell)
    expect(frame.maxX <= 320 - 8)
    expect(abs(frame.midY - 22) < 1)
    expect(row.cell.contentView.frame.maxX <= frame.minX)
    expect(button.menu?.selectedElements.first?.title, equals: "Hourly")
    expect(row.harness.textFrames.contains("Hourly"))
  }

  @Test func `what is chosen in its menu is shown and told`() throws {
    let row = Row()
    let button = try #require(row.button())
    let width = button.intrinsicContentSize.width
    try row.tap("Hourly")
    try row.tap("Every single day")
    expect(row.chosen, equals: ["Every single day"])
    expect(button.menu?.selectedElements.first?.title, equals: "Every single day")
    expect(button.intrinsicContentSize.width > width)
    let frame = button.convert(button.bounds, to: row.cell)
    expect(row.cell.contentView.frame.maxX <= frame.minX)
  }

  @Test func `a hidden one takes no room`() {
    let row = Row(UICellAccessory.PopUpMenuOptions(isHidden: true))
    expect(row.button() == nil)
    expect(row.cell.contentView.frame.width, equals: 320)
  }

  @Test func `a fixed width is kept for it`() throws {
    let row = Row(UICellAccessory.PopUpMenuOptions(reservedLayoutWidth: .custom(150)))
    expect(row.cell.contentView.frame.maxX <= 320 - 150)
    expect(row.button() != nil)
  }
}
