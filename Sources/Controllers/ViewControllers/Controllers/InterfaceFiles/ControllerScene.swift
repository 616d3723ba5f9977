// SPDX-License-Identifier: Apache-2.0

/// The scene of a storyboard that a controller was made from.
@MainActor
package protocol ControllerScene: AnyObject {
  /// The storyboard of the scene.
  var storyboard: UIStoryboard { get }
  /// Makes the view of `controller`.
  func loadView(of controller: UIViewController)
  /// Performs the segue with the identifier; false: there is none.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
