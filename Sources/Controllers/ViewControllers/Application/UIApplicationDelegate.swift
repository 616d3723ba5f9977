// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The methods that respond to the life cycle of an application; all are optional.
///
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate` defines a program.
///
/// Differs from UIKit: a delegate that `@main` creates inherits from `UIResponder`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an application without a scene delegate.
  var window: UIWindow? { get set }
  /// Notifies the delegate that the program is about to finish launching.
  ///
  /// - Returns: `false` if the program cannot handle the URL it was launched with.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the program finished launching.
  ///
  /// - Returns: `false` if the program cannot handle the URL it was launched with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the program finished launching; called by the default implementation of
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Notifies the delegate that the program became active; not called if there is a scene delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Notifies the delegate that the program becomes inactive; not called if there is a scene delegate.
  func applicationWillResignActive(_ application: UIApplication)
  /// Notifies the delegate that the program entered the background, as when its last window was closed; not
  /// called if there is a scene delegate.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Notifies the delegate that the program is about to leave the background; not called at launch, nor if
  /// there is a scene delegate.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Notifies the delegate that the program is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
  /// Notifies the delegate that memory is scarce, to release what can be recreated.
  ///
  /// - Note: On Linux only called on request of a test kit.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens `url`, with which the program was launched or which has one of the program's own schemes.
  ///
  /// - Returns: Whether the URL was opened.
  /// - Note: Not called if there is a scene delegate. At launch, only called if the program has an
  ///   `Info.plist` that declares no scenes, and if both launch methods returned `true`.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Continues a user activity.
  ///
  /// - Returns: Whether the activity is continued.
  /// - Note: Has no effect on Linux: never called.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Notifies the delegate that the registration for remote notifications succeeded, with the device token.
  ///
  /// - Note: Has no effect on Linux: never called.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Notifies the delegate that the registration for remote notifications failed.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Notifies the delegate of a remote notification.
  ///
  /// The delegate calls `completionHandler` after fetching the content.
  ///
  /// - Note: Has no effect on Linux: never called.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Requests a background fetch from the delegate.
  ///
  /// The delegate calls `completionHandler` at the end of the fetch.
  ///
  /// - Note: Has no effect on Linux: never called.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Notifies the delegate of events of a background URL session.
  ///
  /// - Note: Has no effect on Linux: never called, because sessions end with the program.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Returns the supported orientations of a window; by default the orientations of the `Info.plist`.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns whether app extensions of the kind may be used.
  ///
  /// - Note: Has no effect on Linux: never called, because there are no app extensions.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Notifies the delegate that the user chose `shortcutItem`.
  ///
  /// - Note: Has no effect on Linux: never called.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Returns the configuration for the scene of `connectingSceneSession`.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Notifies the delegate that the sessions were discarded.
  ///
  /// Called when the program ends, after its scene was disconnected: no session is persisted.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Calls `completionHandler` with `.noData`; the default implementation.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Calls `completionHandler` with `.noData`; the default implementation.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Calls `completionHandler`; the default implementation.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Returns the orientations of the program's `Info.plist`.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.orientationsByInfo(for: window) }
  /// Returns `true`: app extensions may be used; the default implementation.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Does nothing; the default implementation.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// The window of the application; the default implementation returns `nil`, and its setter is a no-op.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`; the default implementation.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching`; the default implementation.
  ///
  /// - Returns: `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing; the default implementation.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing; the default implementation.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing; the default implementation.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing; the default implementation.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing; the default implementation.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing; the default implementation.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing; the default implementation.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns `false`: the activity is not continued; the default implementation.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Returns `false`: the URL is not opened; the default implementation.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Does nothing; the default implementation.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing; the default implementation.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Returns the configuration of the session.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing; the default implementation.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
