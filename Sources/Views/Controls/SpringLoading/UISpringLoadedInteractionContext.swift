// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The state of a drag that is held over a view with a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The progress of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view on which the effect is displayed, or `nil` for the interaction's view.
  var targetView: UIView? { get set }
  /// The item in the view that is to be activated; another item restarts the activation.
  var targetItem: Any? { get set }
  /// Returns the location of the drag in the coordinate space of a view, or of the window for `nil`, in
  /// points.
  func location(in view: UIView?) -> CGPoint
}
