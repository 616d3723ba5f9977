// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The configuration of a scene: the classes of the scene and of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration, or `nil` if it has none.
  public let name: String?
  /// The role of the scenes.
  public let role: UISceneSession.Role
  /// The class of the scene, or `nil` for `UIWindowScene`.
  ///
  /// Differs from UIKit: other classes trap when the scene is connected.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, or `nil` for none.
  ///
  /// Differs from UIKit: for `nil` in a program without an `Info.plist`, the class `SceneDelegate` in the
  /// module of the application delegate is used. The class inherits from `UIResponder`.
  open var delegateClass: AnyClass?
  /// The name of the storyboard with the scene's initial view controller, or `nil` if there is none.
  package var storyboardName: String?

  /// Creates a configuration with the delegate class and the storyboard that the `Info.plist` specifies for
  /// it.
  ///
  /// The configuration of that name is used, or the first one of the role if the name is `nil` or not listed.
  /// Without any, the class and the storyboard are `nil`.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let described = ApplicationInfo.main.scene(named: name, role: sessionRole.rawValue)
    self.name = name ?? described?.name
    role = sessionRole
    delegateClass = described?.delegateClass
    storyboardName = described?.storyboard
    super.init()
  }
}
