// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A visual effect that shows the progress of a held drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Notifies the effect that the state of the context has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}
