// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Describes a row that stands where data is on its way.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// A row that shows a cell of a class that is registered for `reuseIdentifier`.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where the row comes in, among those that are shown.
  ///   - reuseIdentifier: The identifier of the class.
  ///   - rowHeight: The height of the row, in points; `UITableView.automaticDimension`, or anything below 0: as high as its cell
  ///     wants to be.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Configures the cell, whenever one is needed; nil: it stays as it is made.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
