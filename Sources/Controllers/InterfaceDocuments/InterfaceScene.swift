// SPDX-License-Identifier: Apache-2.0

/// A scene of a storyboard: a controller and other top-level objects.
package struct InterfaceScene: Hashable, Sendable {
  /// The element of the storyboard file that describes the scene.
  package let element: InterfaceElement

  /// Creates the scene of `element`.
  init(_ element: InterfaceElement) {
    self.element = element
  }

  /// The controller and the other top-level objects: the first responder, exits, and objects of the
  /// application.
  package var objects: [InterfaceElement] { element.child("objects")?.children ?? [] }

  /// The controller, or the placeholder for a controller of another storyboard; `nil` if there is neither.
  package var controller: InterfaceElement? {
    objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first {
        $0.name.lowercased().hasSuffix("controller") || $0.name == "viewControllerPlaceholder"
      }
  }

  /// The identifier by which programs refer to the scene.
  package var identifier: String? { controller?["storyboardIdentifier"] }

  /// A readable name of the scene: the first that exists of its identifier, and the controller's title,
  /// label, class, identifier and element name.
  ///
  /// Without a controller, the identifier of the scene's element.
  package var name: String {
    guard let controller else { return element["sceneID"] ?? "?" }
    return identifier ?? controller["title"] ?? controller["userLabel"] ?? controller["customClass"]
      ?? controller.id ?? controller.name
  }
}
