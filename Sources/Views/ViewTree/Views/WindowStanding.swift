// SPDX-License-Identifier: Apache-2.0

/// What a window does with screens, hosts and controllers.
///
/// They are modules above; windows stand here because views name them. Every window conforms there.
@MainActor
package protocol WindowStanding: UIWindow {
  /// Whether keys go to the window.
  var hasKeys: Bool { get }
  /// The window was made, for the scene it has or for none.
  func wasMade()
  /// The window has another scene than `old` now.
  func sceneDidChange(from old: UIWindowScene?)
  /// Comes onto the display.
  func show()
  /// Leaves the display.
  func hide()
  /// Asks the display for keys.
  func askForKeys()
  /// Has the application send an event to its window.
  func send(_ event: UIEvent)
}
