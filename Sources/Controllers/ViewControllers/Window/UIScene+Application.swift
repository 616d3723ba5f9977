// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

// The members of scenes that depend on modules above views.
extension UIScene {
  /// The options with which a scene was connected.
  ///
  /// Differs from UIKit: only URLs are supported.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities to continue; always empty on a desktop.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The shortcut item that the user chose; always `nil` on a desktop.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The identifier of the program that requested the scene; always `nil` on a desktop.
    public var sourceApplication: String? { nil }
    /// The type of the activity handed off from another device; always `nil` on a desktop.
    public var handoffUserActivityType: String? { nil }
    /// The URLs that the program was launched with, from its arguments.
    public let urlContexts: Set<UIOpenURLContext>

    init(_ addresses: [URL]) {
      urlContexts = Set(addresses.map(UIOpenURLContext.init))
      super.init()
    }
  }

  var own: SceneBelongings? { belongings as? SceneBelongings }

  /// The session of the scene.
  public var session: UISceneSession {
    own?.session
      ?? UISceneSession(
        role: .windowApplication,
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }

  /// The delegate, which is notified of the scene's life cycle; the reference is strong.
  public var delegate: (any UISceneDelegate)? {
    get { own?.delegate }
    set {
      UncalledMethods.report(of: newValue, or: [(any UIWindowSceneDelegate).self])
      own?.delegate = newValue
    }
  }
}
