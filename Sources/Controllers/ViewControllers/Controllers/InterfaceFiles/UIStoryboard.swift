// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree

/// A file of scenes, `.storyboard`, each of which makes a controller.
///
/// The file is read as it stands. A scene is made when it is asked for, and its views when the
/// controller's view is.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private var content: (any StoryboardContent)?

  /// The storyboard called `name` in the bundle, or in the program's with nil.
  ///
  /// - Precondition: There is such a file when a scene is asked for.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
  }

  /// A storyboard that was read already.
  package init(name: String, content: any StoryboardContent) {
    self.name = name
    self.content = content
    bundle = nil
  }

  /// A new controller of the scene that is shown first; nil: the file has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard loaded().hasScene(nil) else {
      Diagnostics.report(
        "the storyboard \(name) has no scene that is shown first; choose its initial view controller."
      )
      return nil
    }
    return loaded().makeController(nil, for: self, creator: nil)
  }

  /// A new controller of the scene that is shown first, made by `creator`.
  ///
  /// `creator` passes its coder on to an initialiser of the scene's class; nil: the class is made by
  /// its `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard loaded().hasScene(nil) else { return nil }
    return loaded().makeController(nil, for: self, creator: creator) as? ViewController
  }

  /// A new controller of the scene with the identifier.
  ///
  /// - Precondition: A scene has the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier, creator: nil)
  }

  /// A new controller of the scene with the identifier, made by `creator`.
  ///
  /// `creator` passes its coder on to an initialiser of the scene's class; nil: the class is made by
  /// its `init(coder:)`.
  ///
  /// - Precondition: A scene has the identifier, and its controller is a `ViewController`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = made(identifier, creator: creator)
    guard let wanted = controller as? ViewController else {
      contractBroken(
        "the scene '\(identifier)' of the storyboard \(name) makes a \(type(of: controller)), and a"
          + " \(ViewController.self) was asked for; set the scene's class.")
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
      contractBroken("the scene '\(identifier)' of the storyboard \(name) can't be made.")
    }
    return made
  }

  /// What is in the file.
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
