// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that determine what a held drag may activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether a drag may activate what it is held over; called whenever the drag moves.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Notifies the behaviour that the drag left, was dropped, or activated something.
  ///
  /// The default implementation is a no-op.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
