// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears of double taps of a pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The pencil was tapped twice; nobody calls it without a pencil.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
