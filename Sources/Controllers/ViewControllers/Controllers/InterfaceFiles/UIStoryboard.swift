// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree

/// A `.storyboard` file with scenes, each of which creates a controller.
///
/// The file is read unmodified. A scene's controller is created on request, and the views of the scene when
/// the controller's view is loaded.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private var content: (any StoryboardContent)?

  /// Creates a storyboard for the file with the given name in the bundle, or in the main bundle with `nil`.
  ///
  /// - Precondition: The file exists when a scene is first requested.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
  }

  /// Creates a storyboard from parsed content.
  package init(name: String, content: any StoryboardContent) {
    self.name = name
    self.content = content
    bundle = nil
  }

  /// Returns a new controller of the initial scene, or `nil`, with a diagnostic, if the file has no initial
  /// scene or the controller cannot be created.
  ///
  /// - Precondition: The file exists and is valid.
  open func instantiateInitialViewController() -> UIViewController? {
    guard loaded().hasScene(nil) else {
      Diagnostics.report(
        "the storyboard \(name) has no scene that is shown first; choose its initial view controller."
      )
      return nil
    }
    return loaded().makeController(nil, for: self, creator: nil)
  }

  /// Returns a new controller of the initial scene, created by `creator`, or `nil` if the file has no initial
  /// scene, or if the controller cannot be created or is not a `ViewController`.
  ///
  /// `creator` passes its coder on to an initialiser of the scene's class. Without a `creator`, the
  /// controller is created by `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard loaded().hasScene(nil) else { return nil }
    return loaded().makeController(nil, for: self, creator: creator) as? ViewController
  }

  /// Returns a new controller of the scene with the identifier.
  ///
  /// - Precondition: A scene has the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier, creator: nil)
  }

  /// Returns a new controller of the scene with the identifier, created by `creator`.
  ///
  /// `creator` passes its coder on to an initialiser of the scene's class. Without a `creator`, the
  /// controller is created by `init(coder:)`.
  ///
  /// - Precondition: A scene has the identifier, and its controller is a `ViewController`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = made(identifier, creator: creator)
    guard let wanted = controller as? ViewController else {
      contractBroken(
        "the scene '\(identifier)' of the storyboard \(name) creates a \(type(of: controller)), and a"
          + " \(ViewController.self) was requested; set the scene's class.")
    }
    return wanted
  }

  private func made(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let content = loaded()
    require(
      content.hasScene(identifier),
      "the storyboard \(name) has no scene with the identifier '\(identifier)'; give the scene this"
        + " storyboard ID.")
    guard let made = content.makeController(identifier, for: self, creator: creator) else {
      contractBroken("the scene '\(identifier)' of the storyboard \(name) can't be created.")
    }
    return made
  }

  /// Returns the content of the file, which is read on first access.
  ///
  /// - Precondition: The file exists and is valid.
  package func loaded() -> any StoryboardContent {
    if let content { return content }
    do {
      let found = try InterfaceReader.ofStoryboards?.storyboard(named: name, in: bundle)
      content = found
      if let found { return found }
    } catch {
      contractBroken("the storyboard \(name) can't be read: \(error)")
    }
    contractBroken(
      "there is no storyboard \(name); put \(name).storyboard among the target's resources, or name"
        + " the bundle it is in.")
  }
}
