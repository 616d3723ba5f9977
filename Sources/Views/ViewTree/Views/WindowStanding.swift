// SPDX-License-Identifier: Apache-2.0

/// The operations of a window that involve screens, hosts and controllers.
///
/// Screens, hosts and controllers are declared in modules above, where `UIWindow` conforms to this protocol;
/// `UIWindow` itself is declared in this module because views refer to it.
@MainActor
package protocol WindowStanding: UIWindow {
  /// Whether the window is key.
  var hasKeys: Bool { get }
  /// Called when the window was created, with its scene or without one.
  func wasMade()
  /// Called when the scene of the window changed from `old`.
  func sceneDidChange(from old: UIWindowScene?)
  /// Shows the window on the display.
  func show()
  /// Removes the window from the display.
  func hide()
  /// Makes the window the key window and activates it on the display.
  func requestKeys()
  /// Sends an event to its window through the application.
  func send(_ event: UIEvent)
}
