// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a scene is made: the classes of the scene and of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil when it has none.
  public let name: String?
  /// What scenes it is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil stands for `UIWindowScene`.
  ///
  /// Differs from UIKit: other classes trap when the scene is made.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  ///
  /// Differs from UIKit: when nil in a program without an `Info.plist`, the class `SceneDelegate`
  /// of the application delegate's module stands for what one would name. The class inherits from
  /// `UIResponder`.
  open var delegateClass: AnyClass?
  /// The storyboard that the scene begins with.
  package var storyboardName: String?

  /// A configuration with the classes that the `Info.plist` names for it, if there is one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let described = ApplicationInfo.main.scene(named: name, role: sessionRole.rawValue)
    self.name = name ?? described?.name
    role = sessionRole
    delegateClass = described?.delegateClass
    storyboardName = described?.storyboard
    super.init()
  }
}
