// SPDX-License-Identifier: Apache-2.0

public import ViewTree

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; a property that keeps it keeps the window open.
  var window: UIWindow? { get set }
  /// The person wants what `shortcutItem` says; never called on a desktop.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Nil; keeps nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
