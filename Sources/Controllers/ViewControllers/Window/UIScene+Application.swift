// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

// What scenes have of modules above views.
extension UIScene {
  /// Why and with what a scene was connected.
  ///
  /// Differs from UIKit: carries addresses alone.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities that the person goes on with: none on a desktop.
    public var userActivities: Set<NSUserActivity> { [] }
    /// What the person wants of the program: nothing on a desktop.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The program that asked for the scene: a desktop does not say.
    public var sourceApplication: String? { nil }
    /// The type of the activity that is on its way from another device: none on a desktop.
    public var handoffUserActivityType: String? { nil }
    /// The addresses that the program was started with: those among its arguments.
    public let urlContexts: Set<UIOpenURLContext>

    init(_ addresses: [URL]) {
      urlContexts = Set(addresses.map(UIOpenURLContext.init))
      super.init()
    }
  }

  var own: SceneBelongings? { belongings as? SceneBelongings }

  /// What the system knows of the scene beyond its life.
  public var session: UISceneSession {
    own?.session
      ?? UISceneSession(
        role: .windowApplication,
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }

  /// The object that is told about the scene's life.
  ///
  /// A delegate that the scene made itself lives as long as the scene.
  public var delegate: (any UISceneDelegate)? {
    get { own?.delegate }
    set {
      UncalledMethods.report(of: newValue, or: [(any UIWindowSceneDelegate).self])
      own?.delegate = newValue
    }
  }
}
