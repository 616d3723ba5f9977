// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for documents, colour pickers and font pickers compiles.
@MainActor
struct ChooserInterfaceTests {
  private final class Note: UIDocument {
    var text = ""

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { return }
      text = String(decoding: data, as: UTF8.self)
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    override func save(
      to url: URL, for saveOperation: UIDocument.SaveOperation,
      completionHandler: ((Bool) -> Void)? = nil
    ) {
      super.save(to: url, for: saveOperation, completionHandler: completionHandler)
    }

    override func writeContents(
      _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
      safelyTo url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws {
      try super.writeContents(
        contents, andAttributes: additionalFileAttributes, safelyTo: url, for: saveOperation)
    }
  }

  private final class Editor: UIViewController, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate
  {
    let note = Note(fileURL: URL(fileURLWithPath: "/nowhere/note.txt"))
    var opened: Bool?

    func begin() {
      NotificationCenter.default.addObserver(
        forName: UIDocument.stateChangedNotification, object: note, queue: .main
      ) { _ in }
      note.open { [weak self] success in self?.opened = success }
      note.open()
      note.updateChangeCount(.done)
      note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
      if note.documentState.contains(.inConflict) || note.hasUnsavedChanges {
        note.close(completionHandler: nil)
      }
    }

    func choose() {
      let colors = UIColorPickerViewController()
      colors.delegate = self
      colors.supportsAlpha = false
      colors.selectedColor = view.tintColor
      present(colors, animated: true)
      let configuration = UIFontPickerViewController.Configuration()
      configuration.includeFaces = true
      configuration.filteredTraits = [.traitBold, .traitItalic]
      let fonts = UIFontPickerViewController(configuration: configuration)
      fonts.delegate = self
      UIImageWriteToSavedPhotosAlbum(UIImage(), self, Selector("image:"), nil)
    }

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { view.tintColor = color }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      guard let descriptor = viewController.selectedFontDescriptor else { return }
      _ = UIFont(descriptor: descriptor, size: 12)
    }
  }

  private final class Canvas: UIView, UIScrollViewAccessibilityDelegate {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override func display(_ layer: CALayer) {}
    override func layerWillDraw(_ layer: CALayer) { super.layerWillDraw(layer) }
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "path" ? CABasicAnimation(keyPath: event) : super.action(for: layer, forKey: event)
    }
    override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "Page 1 of 2" }
  }

  private final class Master: UINavigationController, UISplitViewControllerDelegate {
    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
      super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  @Test func `choosers are made and set up`() {
    let editor = Editor()
    editor.loadViewIfNeeded()
    expect(editor.note.documentState == .closed && editor.opened == nil)
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = [.continuous, .discrete]
    Canvas().addGestureRecognizer(pan)
    expect(pan.allowedScrollTypesMask, equals: .all)
    expect(Master().viewControllers.isEmpty)
  }
}
