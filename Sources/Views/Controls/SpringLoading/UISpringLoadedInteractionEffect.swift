// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows how far a drag is that is held.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state of the context is another one.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}
