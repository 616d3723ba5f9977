// SPDX-License-Identifier: Apache-2.0

/// The connection of a scene with the windows of the display.
@MainActor
package protocol SceneStanding: AnyObject {
  /// Called when the title of the scene was set.
  func titleDidChange()
  /// Called before the host resizes a window of the scene or changes its scale or interface style; returns a
  /// closure to call afterwards, which notifies of the differences.
  func willChange() -> () -> Void
}
