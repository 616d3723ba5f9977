// SPDX-License-Identifier: Apache-2.0

import Controls
import CollectionViews
import Foundation
import Testing
import UIKit
import ViewTree

/// The button at the trailing edge of a row that opens a menu and shows what was chosen.
@MainActor
@Suite("Pop-up menu accessory")
struct PopUpAccessoryTests {
  /// A row in a window of its own.
  @MainActor
  private final class Row {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let surface: ViewSurface
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 60, width: 320, height: 44))
    var chosen: [String] = []

    init(_ options: UICellAccessory.PopUpMenuOptions = .init()) {
      let controller = UIViewController()
      window.rootViewController = controller
      controller.view.addSubview(cell)
      surface = window.mount(size: window.bounds.size, scale: 2)
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
      advance(0.1)
    }

    func advance(_ seconds: TimeInterval) { surface.frame(at: surface.now + seconds) }

    func button() -> UIButton? { Self.find(in: cell) }

    private static func find(in view: UIView) -> UIButton? {
      (view as? UIButton) ?? view.subviews.lazy.compactMap { find(in: $0) }.first
    }

    func tap(_ place: CGPoint) {
      for phase in [PointerEvent.Phase.began, .ended] {
        surface.handle(.pointer(PointerEvent(phase: phase, location: place)))
        advance(0.02)
      }
      for _ in 0..<30 { advance(0.05) }
    }

    func shows(_ text: String) -> Bool { Self.label(text, in: cell) != nil }

    func tap(_ text: String) {
      guard let label = Self.label(text, in: window) else { return }
      tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    }

    private static func label(_ text: String, in view: UIView) -> UILabel? {
      for subview in view.subviews.reversed() {
        if let label = label(text, in: subview) { return label }
      }
      return (view as? UILabel).flatMap { $0.text == text ? $0 : nil }
    }
  }

  @Test func `it stands at the trailing edge, and the content ends before it`() throws {
    let row = Row()
    let button = try #require(row.button())
    let frame = button.convert(button.bounds, to: row.cell)
    #expect(frame.maxX <= 320 - 8)
    #expect(abs(frame.midY - 22) < 1)
    #expect(row.cell.contentView.frame.maxX <= frame.minX)
    #expect(button.menu?.selectedElements.first?.title == "Hourly")
    #expect(row.shows("Hourly"))
  }

  @Test func `what is chosen in its menu is shown and told`() throws {
    let row = Row()
    let button = try #require(row.button())
    let width = button.intrinsicContentSize.width
    row.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    row.tap("Every single day")
    #expect(row.chosen == ["Every single day"])
    #expect(button.menu?.selectedElements.first?.title == "Every single day")
    #expect(button.intrinsicContentSize.width > width)
    let frame = button.convert(button.bounds, to: row.cell)
    #expect(row.cell.contentView.frame.maxX <= frame.minX)
  }

  @Test func `a hidden one takes no room`() {
    let row = Row(UICellAccessory.PopUpMenuOptions(isHidden: true))
    #expect(row.button() == nil)
    #expect(row.cell.contentView.frame.width == 320)
  }

  @Test func `a fixed width is kept for it`() throws {
    let row = Row(UICellAccessory.PopUpMenuOptions(reservedLayoutWidth: .custom(150)))
    #expect(row.cell.contentView.frame.maxX <= 320 - 150)
    #expect(row.button() != nil)
  }
}
