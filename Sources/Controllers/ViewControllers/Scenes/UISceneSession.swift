// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// What the system knows of a scene beyond the scene's life.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// The role of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene of windows on the person's own display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The session's scene; nil once it is disconnected.
  public package(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the scene is made.
  public package(set) var configuration: UISceneConfiguration
  /// Names the session among the application's.
  public let persistentIdentifier: String
  /// What the application wants to keep with the session.
  ///
  /// Differs from UIKit: not kept when the program ends.
  open var userInfo: [String: Any]?

  /// What brings the scene back as it was; nil: a desktop keeps none, but what the program sets here.
  open var stateRestorationActivity: NSUserActivity?

  /// A session; its scene comes later.
  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}
