// SPDX-License-Identifier: Apache-2.0

/// The storyboard scene from which a controller was created.
@MainActor
package protocol ControllerScene: AnyObject {
  /// The storyboard of the scene.
  var storyboard: UIStoryboard { get }
  /// Creates the view of `controller`.
  func loadView(of controller: UIViewController)
  /// Performs the segue with the identifier; returns `false` if there is none.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
