// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The work that a view controller leaves to code above it: presentations, appearing, interface files.
///
/// Every view controller conforms there.
@MainActor
protocol ControllerWork: AnyObject {
  // MARK: Presentations

  /// The object that manages the presentation of the controller, made when it is asked for first.
  var preparedPresentationController: UIPresentationController? { get }
  /// Has another one made, because the controller wants to be presented in another way.
  func forgetPresentationController()
  /// Presents a controller, from the one that presents for this one.
  func beginPresenting(
    _ new: UIViewController, animated: Bool, completion: (() -> Void)?)
  /// Ends what this controller presents, or its own presentation.
  func beginDismissing(animated: Bool, completion: (() -> Void)?)

  // MARK: Appearing

  /// Tells the controller and those in it that they are about to appear, or to disappear.
  func beginAppearance(_ isAppearing: Bool, animated: Bool)
  /// Tells them that they have.
  func endAppearance()
  /// Ends what was begun for a controller that leaves its parent.
  func releaseAppearance()
  /// Exchanges a child for another one.
  func exchange(
    _ old: UIViewController, for new: UIViewController, _ exchange: ChildExchange,
    _ completion: ((Bool) -> Void)?)

  // MARK: The view

  /// The least margins of the view by the system.
  var systemMargins: NSDirectionalEdgeInsets { get }

  /// Loads the view from an interface file; answers whether there is one.
  func loadViewFromFile() -> Bool
}
