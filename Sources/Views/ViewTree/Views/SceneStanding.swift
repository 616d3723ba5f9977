// SPDX-License-Identifier: Apache-2.0

/// The operations of a scene that depend on the windows of the display.
@MainActor
package protocol SceneStanding: AnyObject {
  /// Called when the title of the scene changed.
  func titleDidChange()
  /// Called before the way in which the display shows the scene changes; returns a closure to call
  /// afterwards.
  func willChange() -> () -> Void
}
