// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The parsed content of a storyboard.
@MainActor
package protocol StoryboardContent: AnyObject {
  /// Returns whether a scene has the identifier; `nil`: whether there is an initial scene.
  func hasScene(_ identifier: String?) -> Bool
  /// Creates the controller of a scene; `nil` if that failed, which was reported.
  func makeController(
    _ identifier: String?, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}
