// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says what a drag that is held may activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether a drag may activate what it is held over; asked whenever it moves.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The drag has left, was dropped, or has activated something; may be left out.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
