// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The numbers of items in each section, of the data source or as displayed.
package struct DataCounts: Hashable, Sendable {
  /// The number of items of each section.
  package var items: [Int] = []

  /// Creates counts from the numbers of items by section.
  package init(items: [Int] = []) { self.items = items }

  /// The number of sections.
  package var sectionCount: Int { items.count }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: `section` exists.
  func itemCount(section: Int) -> Int {
    require(
      items.indices.contains(section),
      "the number of items in section \(section) was requested, but there are "
        + "\(items.count) sections; request a section below \(items.count)")
    return items[section]
  }
}
