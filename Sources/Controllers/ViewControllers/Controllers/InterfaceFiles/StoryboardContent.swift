// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A storyboard that was read.
@MainActor
package protocol StoryboardContent: AnyObject {
  /// Whether a scene has the identifier; nil: whether there is a scene that is shown first.
  func hasScene(_ identifier: String?) -> Bool
  /// A new controller of the scene; nil: it can't be made, which was reported.
  func makeController(
    _ identifier: String?, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}
