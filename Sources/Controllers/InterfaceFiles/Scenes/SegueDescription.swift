// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// A segue as described in a storyboard.
@MainActor
struct SegueDescription {
  /// The kind of a segue.
  enum Kind: String {
    case relationship, embed, show, showDetail, presentation, custom, unwind
    case push, modal, replace, popover, popoverPresentation
  }

  let element: InterfaceElement
  let kind: Kind
  /// The identifier of the destination's controller.
  let destination: String
  /// The identifier of the segue in the program.
  var identifier: String? { element["identifier"] }

  /// Creates the segue of `element`, or `nil` if it is no segue, or of an unknown kind.
  init?(_ element: InterfaceElement) {
    guard element.name == "segue", let destination = element["destination"],
      let kind = element["kind"].flatMap(Kind.init)
    else { return nil }
    self.element = element
    self.kind = kind
    self.destination = destination
  }

  // MARK: Relationships

  /// Adds the destination controller to `controller` according to the relationship.
  func relate(_ controller: UIViewController, in scene: LoadedScene) {
    guard let target = scene.content.scene(withController: destination) else {
      return scene.file.record(
        "the relationship leads to \(destination), which is not a scene; it is left out", element)
    }
    let made = scene.makeNested(
      target, by: self, creator: creator(for: controller, sender: controller, in: scene.file))
    guard let made else { return }
    switch (controller, element["relationship"]) {
    case (is UINavigationController, "rootViewController") where made is UINavigationController:
      scene.file.record(
        "a navigation controller can't be on the stack of another; it is left out", element)
    case (let bars as UINavigationController, "rootViewController"): bars.viewControllers = [made]
    case (let tabs as UITabBarController, "viewControllers"):
      tabs.viewControllers = (tabs.viewControllers ?? []) + [made]
    case (let split as UISplitViewController, let relationship?): relate(split, relationship, made)
    default:
      scene.file.record(
        "the relationship \(element["relationship"] ?? "without a name") of a"
          + " \(type(of: controller)) is not known; it is left out", element)
    }
  }

  private func relate(
    _ split: UISplitViewController, _ relationship: String, _ made: UIViewController
  ) {
    guard split.style != .unspecified else {
      split.viewControllers += [made]
      return
    }
    switch relationship {
    case "masterViewController": split.setViewController(made, for: .primary)
    case "supplementaryViewController": split.setViewController(made, for: .supplementary)
    case "compactViewController": split.setViewController(made, for: .compact)
    default: split.setViewController(made, for: .secondary)
    }
  }

  // MARK: Segues

  /// Returns a closure that creates the destination with the method of `source` that the segue names; `nil`
  /// if it names none, if the classes that the file names are not used, or if `source` has no such method,
  /// which is reported as a finding.
  func creator(
    for source: UIViewController, sender: Any?, in file: LoadedFile
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = element["destinationCreationSelector"], file.usesClasses else { return nil }
    guard Member.canPerform(name, source) else {
      file.record(
        "\(type(of: source)) has no method '\(name)' that creates the destination; its"
          + " init(coder:) is used instead. Declare it with @IBSegueAction, or remove it from the segue.",
        element)
      return nil
    }
    return { [identifier] coder in
      Member.answer(of: name, source, with: [coder, sender, identifier]) as? UIViewController
    }
  }

  /// Returns a segue of the element's custom class, or one that shows `destination` according to its kind.
  func segue(
    from source: UIViewController, to destination: UIViewController, sender: Any?,
    in file: LoadedFile
  ) -> UIStoryboardSegue {
    if let name = element["customClass"], file.usesClasses {
      let isOwn = element["customModuleProvider"] == "target"
      let found: AnyClass? = file.classes.find(name, module: element["customModule"], isOwn: isOwn)
      if let type = found as? UIStoryboardSegue.Type {
        let made = type.init(
          ofClassKnownAtRunTime: identifier, source: source, destination: destination)
        made.handler = { show(destination, from: source, sender: sender) }
        return made
      }
      file.record("there is no segue class \(name); the segue shows its destination", element)
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      show(destination, from: source, sender: sender)
    }
  }

  private func show(
    _ destination: UIViewController, from source: UIViewController, sender: Any?
  ) {
    let isAnimated = element.flag("animates") ?? true
    switch kind {
    case .show, .push:
      source.show(destination, sender: sender)
    case .showDetail, .replace:
      source.showDetailViewController(destination, sender: sender)
    case .embed:
      embed(destination, in: source, sender as? UIView)
    case .presentation, .modal, .popover, .popoverPresentation, .custom:
      if let style = element["modalPresentationStyle"].flatMap({ ObjectReader.presentations[$0] }) {
        destination.modalPresentationStyle = style
      }
      if let style = element["modalTransitionStyle"].flatMap({ ObjectReader.transitions[$0] }) {
        destination.modalTransitionStyle = style
      }
      source.present(destination, animated: isAnimated)
    case .relationship, .unwind: break
    }
  }

  // MARK: Popovers

  /// Prepares the destination of a popover segue: sets its presentation style, anchor and arrow directions.
  ///
  /// A no-op for segues of other kinds.
  ///
  /// The anchor is the object that the segue names, or else the sender; `object` returns the object with an
  /// identifier.
  func anchor(
    _ destination: UIViewController, sender: Any?, _ object: (String) -> NSObject?
  ) {
    guard kind == .popover || kind == .popoverPresentation else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let named = (element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"])
      .flatMap(object)
    switch named ?? sender as? NSObject {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView:
      popover.sourceView = view
      if let rectangle = element.child(key: "popoverAnchorRect")?.rect {
        popover.sourceRect = rectangle
      }
    default: break
    }
    guard let ways = element.child(key: "popoverArrowDirection") else { return }
    popover.permittedArrowDirections = Self.arrows.reduce(into: []) {
      if ways.flag($1.key) ?? false { $0.insert($1.value) }
    }
  }

  private static let arrows: [String: UIPopoverArrowDirection] = [
    "up": .up, "down": .down, "left": .left, "right": .right,
  ]

  private func embed(
    _ child: UIViewController, in parent: UIViewController, _ container: UIView?
  ) {
    guard let container, let view = child.view else { return }
    parent.addChild(child)
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: parent)
  }
}
