// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of edit menus that an app presents in views of its own.
@MainActor
@Suite("Edit menu interactions", .serialized)
struct EditMenuInteractionTests {
  private final class Menus: NSObject, UIEditMenuInteractionDelegate {
    var titles = ["Rename"]
    var rect = CGRect.null
    var log: [String] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu for \(configuration.identifier)")
      if titles.isEmpty { return nil }
      let own = titles.map { title in UIAction(title: title) { [self] _ in log.append(title) } }
      return UIMenu(children: suggestedActions + own)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("will present")
      animator.addAnimations { interaction.view?.alpha = 0.5 }
      animator.addCompletion { [self] in log.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("will dismiss")
      animator.addAnimations { interaction.view?.alpha = 1 }
      animator.addCompletion { [self] in log.append("dismissed") }
    }
  }

  /// A view with content that can be copied.
  private final class Card: UIView {
    var copied = 0
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == EditCommands.copy
    }
    override func copy(_ sender: Any?) { copied += 1 }
  }

  private let stage = ControllerStage.stack()
  private let card = Card(frame: CGRect(x: 20, y: 200, width: 100, height: 50))
  private let menus = Menus()
  private let interaction: UIEditMenuInteraction

  init() {
    interaction = UIEditMenuInteraction(delegate: menus)
    stage.navigation.viewControllers[0].view.addSubview(card)
    card.addInteraction(interaction)
    stage.step()
  }

  private var menu: MenuPresentation? { stage.surface.flatMap { MenuPresentation.current(in: $0) } }
  private var offered: [String] { menu?.visibleMenu.children.map(\.title) ?? [] }

  private func present() {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "card", sourcePoint: CGPoint(x: 10, y: 20)))
    stage.step()
  }

  private func choose(_ title: String) throws {
    let surface = try #require(stage.surface)
    let row = AccessibilityReader(surface).read().all.first { $0.label == title }
    row?.perform(.activate, in: surface)
    stage.step()
  }

  @Test func `a menu offers what the first responder can do, and what the application adds`() throws
  {
    card.becomeFirstResponder()
    present()
    expect(offered, equals: ["Copy", "Rename"])
    expect(interaction.location(in: card), equals: CGPoint(x: 10, y: 20))
    expect(interaction.location(in: nil), equals: card.convert(CGPoint(x: 10, y: 20), to: nil))
    try choose("Copy")
    expect(card.copied == 1 && menu == nil)
    present()
    try choose("Rename")
    stage.step()
    expect(
      menus.log,
      equals: [
        "menu for card", "will present", "presented", "will dismiss", "dismissed", "menu for card",
        "will present", "presented", "will dismiss", "Rename", "dismissed",
      ])
  }

  @Test func `nothing opens where there is nothing to offer`() {
    menus.titles = []
    present()
    expect(menu == nil && menus.log == ["menu for card"])
    interaction.dismissMenu()
    interaction.reloadVisibleMenu()
    interaction.updateVisibleMenuPosition(animated: false)
    expect(menus.log, equals: ["menu for card"])
  }

  @Test func `an open menu is asked for again, moved, and closed`() throws {
    present()
    menus.titles = ["Rename", "Move"]
    interaction.reloadVisibleMenu()
    expect(offered, equals: ["Copy", "Rename", "Move"])
    let surface = try #require(stage.surface)
    func top() -> CGFloat? {
      AccessibilityReader(surface).read().all.first { $0.label == "Rename" }?.frame.minY
    }
    stage.step()
    let before = try #require(top())
    menus.rect = CGRect(x: 0, y: 30, width: 100, height: 50)
    interaction.updateVisibleMenuPosition(animated: false)
    stage.step()
    expect(top(), equals: before + 60)
    card.removeInteraction(interaction)
    stage.step()
    expect(menu == nil && interaction.view == nil)
  }

  private final class Silent: NSObject, UIEditMenuInteractionDelegate {}

  @Test func `who says nothing gets what is suggested, at the place that was asked for`() throws {
    let silent = Silent()
    let other = UIEditMenuInteraction(delegate: silent)
    card.addInteraction(other)
    card.becomeFirstResponder()
    other.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 2)))
    stage.step()
    expect(offered, equals: ["Copy"])
    let root = try #require(stage.surface?.root)
    let menu = try #require(root.subviews.last?.subviews.last)
    let place = card.convert(CGPoint(x: 10, y: 2), to: root)
    expect(menu.frame.minY > place.y && menu.frame.minY < place.y + 20)
    other.dismissMenu()
    stage.step()
  }

  @Test func `the secondary button opens the menu`() throws {
    let place = card.convert(CGPoint(x: 30, y: 20), to: nil)
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface?.handle(.pointer(PointerEvent(phase: phase, location: place, button: 3)))
    }
    stage.step()
    expect(offered, equals: ["Copy", "Rename"])
    expect(interaction.location(in: card), equals: CGPoint(x: 30, y: 20))
  }

  @Test(arguments: [
    UIEditMenuArrowDirection.automatic, .up, .down, .left, .right,
  ])
  func `a menu stands where its arrow is to point from`(direction: UIEditMenuArrowDirection) throws
  {
    let left: CGFloat = direction == .left ? 20 : direction == .right ? 300 : 180
    card.frame = CGRect(x: left, y: 300, width: 30, height: 30)
    stage.step()
    menus.rect = card.bounds
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    configuration.preferredArrowDirection = direction
    interaction.presentEditMenu(with: configuration)
    stage.step()
    let root = try #require(stage.surface?.root)
    let menu = try #require(root.subviews.last?.subviews.last)
    let place = card.convert(card.bounds, to: root)
    let stands =
      switch direction {
      case .automatic, .up: menu.frame.minY > place.maxY
      case .down: menu.frame.maxY < place.minY
      case .left: menu.frame.minX > place.maxX && abs(menu.frame.midY - place.midY) <= 1
      case .right: menu.frame.maxX < place.minX && abs(menu.frame.midY - place.midY) <= 1
      }
    expect(stands, "\(menu.frame) beside \(place)")
    interaction.dismissMenu()
    stage.step()
  }

  @Test func `a menu without room on the side that is preferred stands on another one`() throws {
    card.frame = CGRect(x: 0, y: 300, width: 30, height: 30)
    stage.step()
    menus.rect = card.bounds
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    configuration.preferredArrowDirection = .right
    interaction.presentEditMenu(with: configuration)
    stage.step()
    let root = try #require(stage.surface?.root)
    let menu = try #require(root.subviews.last?.subviews.last)
    expect(menu.frame.minY > card.convert(card.bounds, to: root).maxY)
    interaction.dismissMenu()
    stage.step()
  }
}
