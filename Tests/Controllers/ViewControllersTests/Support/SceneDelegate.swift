// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A scene delegate that is found by its class name, as in Xcode's template.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    print("scene connects as \(session.configuration.name ?? "nothing")")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .systemTeal
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { print("scene enters foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { print("scene is active") }
  func sceneWillResignActive(_ scene: UIScene) { print("scene resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { print("scene is in background") }
  func sceneDidDisconnect(_ scene: UIScene) { print("scene disconnects") }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("application launched")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    print("application discards \(sceneSessions.count)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { print("application is active") }
  func applicationWillTerminate(_ application: UIApplication) { print("application ends") }
}
