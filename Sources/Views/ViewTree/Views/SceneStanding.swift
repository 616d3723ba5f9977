// SPDX-License-Identifier: Apache-2.0

/// What a scene does with the windows of the display.
@MainActor
package protocol SceneStanding: AnyObject {
  /// The scene has another title.
  func titleDidChange()
  /// The display is about to show the scene in another way; what is answered is called when it has.
  func willChange() -> () -> Void
}
