// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a view would do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would be done.
  public let operation: UIDropOperation
  /// Whether it matters where exactly the things are dropped, as in a text.
  ///
  /// Kept for callers: as with a pointer, whose tip is where the drag is, nothing is moved out of the way.
  open var isPrecise = false
  /// Whether large things are seen in their own size while they are over the view.
  open var prefersFullSizePreview = false

  /// Doing `operation`.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
