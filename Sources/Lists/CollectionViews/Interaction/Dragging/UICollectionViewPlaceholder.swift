// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A description of a placeholder cell for data that is still being loaded.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder with a cell of a class that is registered for `reuseIdentifier`.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which it is inserted among the displayed cells.
  ///   - reuseIdentifier: The reuse identifier of the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// The closure that configures the cell whenever one is needed; `nil` to leave it as created.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
