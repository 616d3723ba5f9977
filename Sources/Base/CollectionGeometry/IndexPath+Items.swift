// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IndexPath {
  /// The index path of an item of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index path of a row of a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section's index: the first of the two indexes.
  ///
  /// - Precondition: The index path has at least one index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item's index within its section: the second of the two indexes.
  ///
  /// - Precondition: The index path has at least two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row's index within its section: the second of the two indexes.
  ///
  /// - Precondition: The index path has at least two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
