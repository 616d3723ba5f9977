// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionInterfaceDocuments
package import MullionViewControllers

/// A storyboard that has been read.
@MainActor
package final class LoadedStoryboard: StoryboardContent {
  let file: LoadedFile
  /// The maximum depth of embedded scenes; a deeper one is reported as a scene that is embedded in itself.
  static let deepest = 16

  /// Creates the storyboard in `file`.
  package init(_ file: LoadedFile) {
    self.file = file
  }

  package func hasScene(_ identifier: String?) -> Bool { scene(identifier) != nil }

  package func makeController(
    _ identifier: String?, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    scene(identifier).flatMap { makeController(of: $0, for: storyboard, creator: creator) }
  }

  private func scene(_ identifier: String?) -> InterfaceScene? {
    if let identifier {
      return file.document.scenes.first { $0.identifier == identifier }
    }
    guard let id = file.document.initialController else { return nil }
    return scene(withController: id)
  }

  /// Returns the scene whose controller has the identifier `id`.
  func scene(withController id: String) -> InterfaceScene? {
    file.document.scenes.first { $0.controller?.id == id }
  }

  /// Returns a new controller of a scene; `nil` if it cannot be created, which is reported as a finding.
  package func makeController(
    of scene: InterfaceScene, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = scene.controller else {
      file.record("the scene has no view controller; it is left out", scene.element)
      return nil
    }
    let id = element.id ?? ""
    guard file.underway.insert(id).inserted else {
      file.record("the scene contains itself, through its relationships; it is left out", element)
      return nil
    }
    defer { file.underway.remove(id) }
    if let name = element["storyboardName"] {
      return controller(elsewhere: name, element, creator: creator)
    }
    return LoadedScene(scene, in: self, of: storyboard, creator: creator).makeController()
  }

  /// Returns the controller that a storyboard reference refers to.
  private func controller(
    elsewhere name: String, _ element: InterfaceElement,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let content = file.storyboard(named: name) else {
      file.record("there is no storyboard \(name), to which this refers; it is left out", element)
      return nil
    }
    let identifier = element["referencedIdentifier"]
    guard content.hasScene(identifier) else {
      file.record(
        "the storyboard \(name) has no scene \(identifier ?? "that is shown first"), to which this"
          + " refers; it is left out", element)
      return nil
    }
    return content.makeController(
      identifier, for: UIStoryboard(name: name, content: content), creator: creator)
  }
}
