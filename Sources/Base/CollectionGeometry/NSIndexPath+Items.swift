// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSIndexPath {
  /// Creates the index path of an item of a collection view.
  public convenience init(item: Int, section: Int) {
    let indexes = [section, item]
    self.init(indexes: indexes, length: indexes.count)
  }

  /// Creates the index path of a row of a table view.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section index: the first of the two indexes.
  public var section: Int { index(atPosition: 0) }

  /// The index of the item in its section: the second of the two indexes.
  public var item: Int { index(atPosition: 1) }

  /// The index of the row in its section: the second of the two indexes.
  public var row: Int { index(atPosition: 1) }
}
