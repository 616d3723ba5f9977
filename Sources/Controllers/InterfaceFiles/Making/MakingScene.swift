// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// The scene of a storyboard, as those need it who make and connect its objects.
@MainActor
protocol MakingScene: ControllerScene {
  /// What was made of the scene and still is, by its identifiers.
  var knownObjects: [String: NSObject] { get }

  /// What makes the object of the element instead of its class, once; nil: nothing does.
  func takeCreator(for element: InterfaceElement) -> ((NSCoder) -> UIViewController?)?

  /// Whether the element stands beside the scene's controller.
  func isBeside(_ element: InterfaceElement) -> Bool

  /// Notes what was made of the scene.
  func record(_ object: NSObject, _ element: InterfaceElement)

  /// Whether a connection of the scene's controller was made.
  func isConnected(_ connection: InterfaceElement) -> Bool

  /// Notes a connection that was made.
  func recordConnected(_ connection: InterfaceElement)

  /// Has the object begin the segue that the element is.
  func connectSegue(_ element: InterfaceElement, of object: NSObject)
}
