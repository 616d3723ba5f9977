// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The parts of a view controller that are implemented elsewhere: presentations, appearance, interface files.
///
/// Every view controller conforms, in the files of these parts.
@MainActor
protocol ControllerWork<Controller, Presentation>: AnyObject {
  /// The type of view controllers.
  associatedtype Controller
  /// The type of presentation controllers.
  associatedtype Presentation

  // MARK: Presentations

  /// The presentation controller, which is created on first access.
  var preparedPresentationController: Presentation? { get }
  /// Discards the presentation controller, because the presentation style changed.
  func discardPresentationController()
  /// Presents a controller from the controller that presents on behalf of this one.
  func beginPresenting(_ new: Controller, animated: Bool, completion: (() -> Void)?)
  /// Dismisses the controller that this one presents, or this one itself.
  func beginDismissing(animated: Bool, completion: (() -> Void)?)

  // MARK: Appearance

  /// Begins an appearance transition of the controller and of the children in its view.
  func beginAppearance(_ isAppearing: Bool, animated: Bool)
  /// Ends the appearance transition of the controller and of its children.
  func endAppearance()
  /// Ends the appearance transition of a controller that leaves its parent.
  func releaseAppearance()
  /// Replaces a child's view by another's.
  func exchange(
    _ old: Controller, for new: Controller, _ exchange: ChildExchange,
    _ completion: ((Bool) -> Void)?)

  // MARK: View

  /// The system minimum margins of the view, in points.
  var systemMargins: NSDirectionalEdgeInsets { get }

  /// Loads the view from an interface file.
  ///
  /// - Returns: Whether there is such a file.
  func loadViewFromFile() -> Bool
}
