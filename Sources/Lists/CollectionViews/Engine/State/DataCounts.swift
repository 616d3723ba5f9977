// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// How many items each section had when the data source was last asked.
package struct DataCounts: Hashable, Sendable {
  /// The number of items of each section.
  package var items: [Int] = []

  /// The given numbers of items, by section.
  package init(items: [Int] = []) { self.items = items }

  /// How many sections there are.
  package var sectionCount: Int { items.count }

  /// - Precondition: `section` exists.
  func itemCount(section: Int) -> Int {
    require(
      items.indices.contains(section),
      "the number of items in section \(section) was asked for, but there are "
        + "\(items.count) sections; ask for a section below \(items.count)")
    return items[section]
  }
}
