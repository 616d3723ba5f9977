// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A drag that is held over a view which it may activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows how far it is; nil: the one that has the interaction.
  var targetView: UIView? { get set }
  /// What is to be activated in the view; another one begins anew.
  var targetItem: Any? { get set }
  /// Where the drag is, in a view's coordinate space, in points; nil: in the window's.
  func location(in view: UIView?) -> CGPoint
}
