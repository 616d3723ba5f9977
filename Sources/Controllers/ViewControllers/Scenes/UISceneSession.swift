// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The information about a scene that outlives its connection.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The role of a scene with windows on the main display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene of the session, or `nil` if there is none.
  public package(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  public package(set) var configuration: UISceneConfiguration
  /// The identifier of the session within the application.
  public let persistentIdentifier: String
  /// Custom data of the app, for the app's own use.
  ///
  /// Differs from UIKit: the data are not persisted when the program ends.
  open var userInfo: [String: Any]?

  /// The activity that restores the state of the scene.
  ///
  /// - Note: Has no effect on Linux: the activity is not persisted.
  open var stateRestorationActivity: NSUserActivity?

  /// Creates a session; its scene is set later.
  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}
