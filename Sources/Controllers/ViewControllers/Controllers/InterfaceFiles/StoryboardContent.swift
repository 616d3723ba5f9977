// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The parsed content of a storyboard.
@MainActor
package protocol StoryboardContent: AnyObject {
  /// Returns whether a scene has the given identifier, or for `nil` whether there is an initial scene.
  func hasScene(_ identifier: String?) -> Bool
  /// Creates the controller of the scene with the given identifier, or of the initial scene for `nil`.
  ///
  /// - Returns: The controller, or `nil` after a diagnostic if the creation failed.
  func makeController(
    _ identifier: String?, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}
