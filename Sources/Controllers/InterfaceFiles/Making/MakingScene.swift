// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// A scene of a storyboard, as used while its objects are created and connected.
@MainActor
protocol MakingScene: ControllerScene<UIViewController, UIStoryboard> {
  /// The objects of the scene that still exist, by identifier.
  var knownObjects: [String: NSObject] { get }

  /// Removes and returns the closure that creates the element's object in place of its class; `nil` if there
  /// is none.
  func takeCreator(for element: InterfaceElement) -> ((NSCoder) -> UIViewController?)?

  /// Returns whether the element is a top-level object of the scene other than its controller, placeholders
  /// and exits.
  func isBeside(_ element: InterfaceElement) -> Bool

  /// Records an object of the scene.
  func record(_ object: NSObject, _ element: InterfaceElement)

  /// Returns whether a connection of the scene's controller was made already.
  func isConnected(_ connection: InterfaceElement) -> Bool

  /// Records a connection that was made.
  func recordConnected(_ connection: InterfaceElement)

  /// Connects the object so that it triggers the segue of the element.
  func connectSegue(_ element: InterfaceElement, of object: NSObject)
}

extension MakingScene {
  /// Sets this scene as the one from which `controller` is created.
  func own(_ controller: UIViewController) { controller.interfaceScene = self }
}
