// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a view would do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would be done.
  public let operation: UIDropOperation

  /// Doing `operation`.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
