// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A description of a placeholder row for data that is still being loaded.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a placeholder row with a cell of a class that is registered for `reuseIdentifier`.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which it is inserted among the displayed rows.
  ///   - reuseIdentifier: The reuse identifier of the cell.
  ///   - rowHeight: The height of the row, in points; `UITableView.automaticDimension`, or any negative
  ///     value, for the height that its cell prefers.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// The closure that configures the cell whenever one is needed; `nil` to leave it as created.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
