// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the order of menu elements.
@MainActor
@Suite("Orders of menus' elements")
struct MenuOrderTests {
  private let stage = ControllerStage(size: CGSize(width: 400, height: 600), scale: 1)
  private let menu = UIMenu(
    children: ["One", "Two"].map { title in UIAction(title: title) { _ in } })

  private func tops() throws -> [CGFloat] {
    stage.wait(0.4)
    return try ["One", "Two"].map { title in
      let label = try #require(stage.label(title))
      return label.convert(label.bounds, to: nil).minY
    }
  }

  private func button(at y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.root?.view.addSubview(button)
    return button
  }

  @Test(arguments: [
    UIContextMenuConfiguration.ElementOrder.automatic, .priority, .fixed,
  ])
  func `the first element stands next to the button where that is wanted`(
    order: UIContextMenuConfiguration.ElementOrder
  ) throws {
    let low = button(at: 540)
    low.preferredMenuElementOrder = order
    expect(low.preferredMenuElementOrder, equals: order)
    low.performPrimaryAction()
    let above = try tops()
    expect((above[0] > above[1]), equals: (order == .priority))
    stage.click(CGPoint(x: 390, y: 10))
    let high = button(at: 20)
    high.preferredMenuElementOrder = order
    high.performPrimaryAction()
    let below = try tops()
    expect(below[0] < below[1])
  }

  @Test func `keys walk through what is seen`() throws {
    let low = button(at: 540)
    low.preferredMenuElementOrder = .priority
    var chosen: [String] = []
    low.menu = UIMenu(
      children: ["One", "Two"].map { title in UIAction(title: title) { chosen.append($0.title) } })
    low.performPrimaryAction()
    stage.wait(0.4)
    stage.harness.press(.down)
    stage.harness.press(.enter)
    stage.wait(0.4)
    expect(chosen, equals: ["Two"])
  }

  @Test func `menus of bar items are told the same`() throws {
    let item = UIBarButtonItem(title: "More", image: nil, target: nil, action: nil, menu: menu)
    expect(item.preferredMenuElementOrder, equals: .automatic)
    item.preferredMenuElementOrder = .priority
    let bar = UIToolbar(frame: CGRect(x: 0, y: 550, width: 400, height: 44))
    bar.items = [item]
    stage.root?.view.addSubview(bar)
    stage.step()
    stage.click(try #require(stage.control("More", in: bar)))
    let places = try tops()
    expect(places[0] > places[1])
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in self.menu })
    configuration.preferredMenuElementOrder = .priority
    expect(configuration.preferredMenuElementOrder, equals: .priority)
  }
}
