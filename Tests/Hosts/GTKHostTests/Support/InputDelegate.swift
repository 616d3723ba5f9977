// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree
import UIKit

/// A program that waits for text, for the clipboard, for a hovering pointer, and for a selection in a context
/// menu.
///
/// The colour of a strip at its left edge shows the input that it waits for; after all four it prints a line
/// and closes its window.
final class InputDelegate: UIResponder, UIApplicationDelegate, UIContextMenuInteractionDelegate {
  /// The colours of the strip while it waits for each input.
  nonisolated static let colors = ["#0000ff", "#00ff00", "#ffff00", "#ff00ff"]

  private let field = UITextField(frame: CGRect(x: 40, y: 20, width: 300, height: 40))
  private let box = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 150))
  private let strip = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 300))
  private let hover = UIHoverGestureRecognizer()
  private var stage = 0
  private var hasChosen = false
  private let deadline = Date(timeIntervalSinceNow: 60)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let controller = UIViewController()
    controller.title = "Input"
    window.rootViewController = controller
    for view in [field, box, strip] as [UIView] { controller.view.addSubview(view) }
    field.borderStyle = .roundedRect
    box.backgroundColor = .lightGray
    box.addGestureRecognizer(hover)
    box.addInteraction(UIContextMenuInteraction(delegate: self))
    strip.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    window.makeKeyAndVisible()
    window.mounted?.addFrameCallback { [unowned self] _ in
      advance()
      if stage < 4, Date() < deadline { return true }
      print("got \(stage) of 4, text \(field.text ?? "")")
      window.isHidden = true
      return false
    }
    return true
  }

  private func advance() {
    switch stage {
    case 0 where field.text == "héllo":
      next(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    case 1 where field.text == "héllohéllo":
      next(UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    case 2 where hover.state == .began || hover.state == .changed:
      next(UIColor(red: 1, green: 0, blue: 1, alpha: 1))
    case 3 where hasChosen: stage = 4
    default: break
    }
  }

  private func next(_ color: UIColor) {
    stage += 1
    strip.backgroundColor = color
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Choose") { _ in self?.hasChosen = true }])
    }
  }
}
