// SPDX-License-Identifier: Apache-2.0

/// A scene of a storyboard: a controller, and what stands beside it.
package struct InterfaceScene: Hashable, Sendable {
  /// The scene's element.
  package let element: InterfaceElement

  /// The scene that `element` is.
  init(_ element: InterfaceElement) {
    self.element = element
  }

  /// The controller and what stands beside it: the first responder, exits, objects of the user's.
  package var objects: [InterfaceElement] { element.child("objects")?.children ?? [] }

  /// The controller, or the placeholder for one of another storyboard.
  package var controller: InterfaceElement? {
    objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first {
        $0.name.lowercased().hasSuffix("controller") || $0.name == "viewControllerPlaceholder"
      }
  }

  /// The name by which programs ask for the scene.
  package var identifier: String? { controller?["storyboardIdentifier"] }

  /// The scene in a person's words: its identifier, title, class, or the controller's id.
  package var name: String {
    guard let controller else { return element["sceneID"] ?? "?" }
    return identifier ?? controller["title"] ?? controller["userLabel"] ?? controller["customClass"]
      ?? controller.id ?? controller.name
  }
}
