// SPDX-License-Identifier: Apache-2.0

import Expectations
import QuartzCore
import Testing
import UIKit

/// Tests that overrides of snapshot, menu and edit action methods compile.
@MainActor
struct OverriddenActionInterfaceTests {
  private final class View: UIView {
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      true
    }
    override var focusEffect: UIFocusEffect? {
      get { UIFocusHaloEffect(roundedRect: bounds, cornerRadius: 4, curve: .continuous) }
      set {}
    }
    override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
    override func toggleItalics(_ sender: Any?) {}
    override func toggleUnderline(_ sender: Any?) {}
    override func pasteAndMatchStyle(_ sender: Any?) {}
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    override func updateTextAttributes(
      conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
  }

  private final class Button: UIButton {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let given = super.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: location)
      return given
        ?? UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }) {
          _ in UIMenu(children: [])
        }
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: UIContextMenuInteractionAnimating?
    ) {
      _ = animator?.previewViewController
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: UIContextMenuInteractionAnimating?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { UITargetedPreview(view: self) }
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      CGPoint(x: bounds.maxX, y: super.menuAttachmentPoint(for: configuration).y)
    }
  }

  private final class Controller: UIViewController {
    override func targetViewController(forAction action: Selector, sender: Any?)
      -> UIViewController?
    {
      super.targetViewController(forAction: action, sender: sender)
    }
  }

  private final class Configuration: UIContextMenuConfiguration {
    var path: IndexPath?
  }

  private final class Layer: CAScrollLayer {
    override class func defaultValue(forKey key: String) -> Any? {
      key == "progress" ? 0.5 : super.defaultValue(forKey: key)
    }
  }

  @Test func `views say what is seen of them, and act on texts`() {
    let view = View()
    let actions: any UIResponderStandardEditActions = view
    actions.toggleBoldface(nil)
    view.updateTextAttributes { $0 }
    expect(view.snapshotView(afterScreenUpdates: false) == nil)
    expect(view.focusEffect is UIFocusHaloEffect)
    view.updateTraitsIfNeeded()
    let controller = Controller()
    controller.updateTraitsIfNeeded()
    expect(controller.targetViewController(forAction: "fly:", sender: nil) == nil)
  }

  @Test func `buttons say which menus they have`() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    button.isContextMenuInteractionEnabled = true
    button.showsMenuAsPrimaryAction = true
    let configuration = Configuration(actionProvider: { _ in UIMenu(children: []) })
    expect(button.menuAttachmentPoint(for: configuration), equals: CGPoint(x: 40, y: 20))
    expect(configuration.path == nil && button.contextMenuInteraction != nil)
  }

  @Test func `layers scroll, and say what their properties are at first`() {
    let layer = Layer()
    layer.scrollMode = .both
    layer.scroll(to: CGPoint(x: 1, y: 2))
    layer.scroll(to: CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.scroll(.zero)
    layer.scrollRectToVisible(.zero)
    expect(Layer.defaultValue(forKey: "progress") as? Double, equals: 0.5)
  }

  @Test func `texts have attributes that people change`() {
    let view = UITextView()
    view.allowsEditingTextAttributes = true
    let field = UITextField()
    field.allowsEditingTextAttributes = true
    expect(view.allowsEditingTextAttributes && field.allowsEditingTextAttributes)
  }
}
