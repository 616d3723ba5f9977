// SPDX-License-Identifier: Apache-2.0

/// The operations of a window that involve screens, hosts and controllers.
///
/// Modules above declare those; `UIWindow` is declared here because views refer to it. Every window conforms
/// to this protocol there.
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
  /// Requests that the display make the window key.
  func requestKeys()
  /// Sends an event to its window through the application.
  func send(_ event: UIEvent)
}
