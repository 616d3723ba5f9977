// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Describes a cell that stands where data is on its way.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// A cell of a class that is registered for `reuseIdentifier`.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it comes in, among the cells that are shown.
  ///   - reuseIdentifier: The identifier of the class.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Configures the cell, whenever one is needed; nil: it stays as it is made.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
