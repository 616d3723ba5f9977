// SPDX-License-Identifier: Apache-2.0

/// The connection of a scene with the windows of the display.
@MainActor
package protocol SceneStanding: AnyObject {
  /// Called when the title of the scene changed.
  func titleDidChange()
  /// Called before the size, scale or traits of a window of the scene change; returns a closure to call
  /// afterwards, which notifies of the differences.
  func willChange() -> () -> Void
}
