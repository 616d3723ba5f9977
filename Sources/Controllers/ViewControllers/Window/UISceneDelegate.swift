// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// What an application wants to know about the life of a scene; each method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene was made; the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is to open addresses; those that the program was started with are in the options with
  /// which the scene connects.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The person is about to go on with an activity of the kind; never called on a desktop.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The person goes on with the activity; never called on a desktop.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What brings the scene back as it is when it ends; never asked on a desktop.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The scene ended.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is shown and gets events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to get no events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is shown no longer.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
