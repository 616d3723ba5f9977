// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of menus of controls: overrides in subclasses, opening, and notifications.
@MainActor
struct ControlMenuTests {
  private class Dial: UIControl {
    var log: [String] = []
    var attachment: CGPoint?

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked")
      let configuration = UIContextMenuConfiguration()
      configuration.makeMenu = { [self] in
        UIMenu(children: [UIAction(title: "Turn") { [self] _ in log.append("turned") }])
      }
      return configuration
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      log.append("comes")
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      log.append("goes")
    }

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      attachment ?? super.menuAttachmentPoint(for: configuration)
    }
  }

  private final class Key: UIButton {
    var log: [String] = []
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      log.append("comes")
    }
  }

  private let stage = Stage()
  private let dial = Dial(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  init() { stage.root.addSubview(dial) }

  private func press(_ view: UIView, button number: Int = 1) {
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.root)
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface.handle(
        .pointer(
          PointerEvent(phase: phase, location: point, button: number, timestamp: stage.time)))
    }
    stage.wait(0.4)
  }

  private var menu: MenuPresentation? { MenuPresentation.current(in: stage.surface) }

  /// The frame of the open menu.
  private var card: CGRect? {
    stage.root.subviews.last.flatMap { stage in stage.subviews.last?.frame }
  }

  @Test func `a control has no menu until it is said so`() {
    expect(dial.contextMenuInteraction == nil && dial.interactions.isEmpty)
    press(dial, button: 3)
    expect(dial.log.isEmpty)
    dial.isContextMenuInteractionEnabled = true
    expect(dial.contextMenuInteraction?.view === dial)
    dial.isContextMenuInteractionEnabled = false
    expect(dial.contextMenuInteraction == nil && dial.interactions.isEmpty)
    press(dial, button: 3)
    expect(dial.log.isEmpty)
  }

  @Test func `a subclass says which menu there is, and hears of it`() {
    dial.isContextMenuInteractionEnabled = true
    var events: [String] = []
    dial.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    press(dial, button: 3)
    expect(dial.log == ["asked", "comes"] && events == ["menu"])
    expect(menu?.visibleMenu.children.map(\.title), equals: ["Turn"])
    dial.contextMenuInteraction?.dismissMenu()
    stage.wait(0.4)
    expect(dial.log == ["asked", "comes", "goes"] && menu == nil)
  }

  @Test func `a press opens the menu where that is the primary action`() {
    dial.isContextMenuInteractionEnabled = true
    var events: [String] = []
    dial.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    press(dial)
    expect(menu == nil && events == ["up"])
    dial.showsMenuAsPrimaryAction = true
    press(dial)
    expect(menu != nil && events == ["up"])
    menu?.dismiss(animated: false)
    dial.performPrimaryAction()
    expect(menu != nil && events == ["up"])
  }

  @Test func `the menu stands where the control says`() throws {
    dial.isContextMenuInteractionEnabled = true
    press(dial, button: 3)
    let usual = try #require(card)
    expect(usual.minY >= dial.frame.maxY)
    menu?.dismiss(animated: false)
    dial.attachment = CGPoint(x: 100, y: 300)
    press(dial, button: 3)
    let other = try #require(card)
    expect(other.minY >= 400 && other.minX != usual.minX)
  }

  @Test func `a button's menu is the control's`() {
    let key = Key(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    stage.root.addSubview(key)
    expect(!key.isContextMenuInteractionEnabled)
    key.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    expect(key.isContextMenuInteractionEnabled && key.interactions.count == 1)
    press(key, button: 3)
    expect(key.log == ["comes"] && menu?.visibleMenu === key.menu)
    menu?.dismiss(animated: false)
    key.isEnabled = false
    press(key, button: 3)
    expect(menu == nil)
    key.menu = nil
    expect(!key.isContextMenuInteractionEnabled && key.interactions.isEmpty)
  }
}
