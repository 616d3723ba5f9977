// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSIndexPath {
  /// The index path of an item of a collection view.
  public convenience init(item: Int, section: Int) {
    let indexes = [section, item]
    self.init(indexes: indexes, length: indexes.count)
  }

  /// The index path of a row of a table view.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section's index: the first of the two indexes.
  public var section: Int { index(atPosition: 0) }

  /// The item's index within its section: the second of the two indexes.
  public var item: Int { index(atPosition: 1) }

  /// The row's index within its section: the second of the two indexes.
  public var row: Int { index(atPosition: 1) }
}
