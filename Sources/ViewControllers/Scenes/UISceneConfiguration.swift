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
  /// Differs from UIKit: when nil, the class `SceneDelegate` of the application delegate's module
  /// stands for what an `Info.plist` names. The class inherits from `UIResponder`.
  open var delegateClass: AnyClass?

  /// A configuration that names no classes.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
