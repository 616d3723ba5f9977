// SPDX-License-Identifier: Apache-2.0

/// A storyboard scene from which a controller was created.
@MainActor
package protocol ControllerScene<Controller, Storyboard>: AnyObject {
  /// The type of view controllers.
  associatedtype Controller
  /// The type of storyboards.
  associatedtype Storyboard

  /// The storyboard of the scene.
  var storyboard: Storyboard { get }
  /// Creates the view of `controller`.
  func loadView(of controller: Controller)
  /// Performs the segue with the given identifier.
  ///
  /// - Returns: `false` if there is no such segue.
  func performSegue(_ identifier: String, from controller: Controller, sender: Any?) -> Bool
}
