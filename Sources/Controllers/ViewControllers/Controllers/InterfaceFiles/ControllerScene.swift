// SPDX-License-Identifier: Apache-2.0

/// The storyboard scene from which a controller was created.
@MainActor
package protocol ControllerScene<Controller, Storyboard>: AnyObject {
  /// The class of controllers.
  associatedtype Controller
  /// The class of storyboards.
  associatedtype Storyboard

  /// The storyboard of the scene.
  var storyboard: Storyboard { get }
  /// Creates the view of `controller`.
  func loadView(of controller: Controller)
  /// Performs the segue with the identifier; returns `false` if there is none.
  func performSegue(_ identifier: String, from controller: Controller, sender: Any?) -> Bool
}
