// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// How many items each section had when the data source was last asked.
struct DataCounts: Hashable, Sendable {
  var items: [Int] = []

  var sectionCount: Int { items.count }

  /// - Precondition: `section` exists.
  func itemCount(section: Int) -> Int {
    require(
      items.indices.contains(section),
      "the number of items in section \(section) was asked for, but there are "
        + "\(items.count) sections; ask for a section below \(items.count)")
    return items[section]
  }
}
