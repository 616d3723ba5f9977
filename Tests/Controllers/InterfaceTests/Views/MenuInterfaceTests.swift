// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for menus and tool tips compiles.
@MainActor
struct MenuInterfaceTests {
  private final class Teller: NSObject, UIToolTipInteractionDelegate {
    func toolTipInteraction(
      _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { UIToolTipConfiguration(toolTip: "Here") }
  }

  @Test func `menus have palettes and elements of sizes`() {
    let colors = UIMenu(
      title: "Colour", image: nil, identifier: nil,
      options: [.displayInline, .displayAsPalette, .singleSelection],
      preferredElementSize: .small,
      children: [
        UIAction(
          title: "Red", image: UIImage(systemName: "circle"),
          selectedImage: UIImage(systemName: "circle.fill"), state: .on
        ) { _ in }
      ])
    colors.preferredElementSize = .medium
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: [colors])
    button.preferredMenuElementOrder = .fixed
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    let control = UIControl(frame: .zero)
    control.isContextMenuInteractionEnabled = true
    control.showsMenuAsPrimaryAction = true
    control.contextMenuInteraction?.dismissMenu()
    expect(control.menuAttachmentPoint(for: UIContextMenuConfiguration()), equals: .zero)
    let item = UIBarButtonItem(title: nil, image: nil, target: nil, action: nil, menu: colors)
    item.preferredMenuElementOrder = .priority
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in colors })
    configuration.preferredMenuElementOrder = .automatic
    configuration.secondaryItemIdentifiers = ["two", 3]
    configuration.badgeCount = 3
    expect(colors.selectedElements.count, equals: 1)
  }

  private final class Keys: UIInputView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
  }

  @Test func `menus of applications say where they stand`() {
    let menu = UIMenuController.shared
    menu.arrowDirection = .down
    menu.arrowDirection = .default
    NotificationCenter.default.post(
      name: UIMenuController.menuFrameDidChangeNotification, object: UIEvent())
    let keys = Keys(frame: .zero, inputViewStyle: .keyboard)
    expect(menu.menuFrame == .zero && keys.enableInputClicksWhenVisible)
  }

  @Test func `controls say what they are for`() {
    let teller = Teller()
    let button = UIButton(type: .system)
    button.toolTip = "Send"
    button.toolTipInteraction?.delegate = teller
    button.addInteraction(UIToolTipInteraction(defaultToolTip: "Other"))
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    expect(button.toolTip, equals: "Send")
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    expect(alert.title, equals: "Delete?")
  }
}
