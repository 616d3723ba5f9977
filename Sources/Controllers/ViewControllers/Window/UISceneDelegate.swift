// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The methods that respond to the life cycle of a scene; all are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Notifies the delegate that the scene was connected.
  ///
  /// The delegate creates the window of the scene in this method.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Notifies the delegate that the scene is to open URLs of the program's own schemes, which were passed to
  /// `UIApplication.open(_:options:completionHandler:)`.
  ///
  /// The URLs that the program was launched with are in the options with which the scene connects. A desktop
  /// launches a second process for further URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Notifies the delegate that the scene is about to continue an activity of the given type.
  ///
  /// - Note: On Linux only called for activities passed to `requestSceneSessionActivation`; a desktop hands
  ///   off no activities.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Notifies the delegate that the scene is to continue `userActivity`.
  ///
  /// - Note: On Linux only called for activities passed to `requestSceneSessionActivation`; a desktop hands
  ///   off no activities.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns an activity that restores the state of the scene.
  ///
  /// - Note: Has no effect on Linux: never called.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Notifies the delegate that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Notifies the delegate that the scene became active, so that it receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Notifies the delegate that the scene is about to stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Notifies the delegate that the scene enters the foreground, before it becomes active.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Notifies the delegate that the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing; the default implementation.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing; the default implementation.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing; the default implementation.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// Does nothing; the default implementation.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Returns `nil`, for no activity; the default implementation.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing; the default implementation.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing; the default implementation.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing; the default implementation.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing; the default implementation.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing; the default implementation.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
