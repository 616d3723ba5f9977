// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that are called for double taps of a pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Notifies the delegate that the pencil was double-tapped.
  ///
  /// - Note: Never called on Linux, where no pencil is supported.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// The default implementation: a no-op.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
