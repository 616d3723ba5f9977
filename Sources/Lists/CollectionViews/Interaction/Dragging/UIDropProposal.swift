// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view's proposal for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation that the drop would perform.
  public let operation: UIDropOperation
  /// Whether the exact location of the drop matters, as in a text.
  ///
  /// - Note: Has no effect on Linux. The drag is always at the tip of the pointer, so nothing is displaced.
  open var isPrecise = false
  /// Whether large previews keep their size while they are over the view.
  open var prefersFullSizePreview = false

  /// Creates a proposal for `operation`.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
