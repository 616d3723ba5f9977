// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IndexPath {
  /// Creates the index path of an item of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the index path of a row of a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section index: the first of the two indexes.
  ///
  /// - Precondition: The index path has at least one index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item in its section: the second of the two indexes.
  ///
  /// - Precondition: The index path has at least two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row in its section: the second of the two indexes.
  ///
  /// - Precondition: The index path has at least two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
