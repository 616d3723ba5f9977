// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A search for the item of a cell that is out of sight.
@MainActor
struct ListItemFinder {
  private let inspection: Inspection
  private let table: ReferenceTable

  init(_ inspection: Inspection, _ table: ReferenceTable) {
    (self.inspection, self.table) = (inspection, table)
  }

  /// Returns the list and the index path of the cell with the identity `key`; `nil` if no list on the screen
  /// has the item.
  ///
  /// - Complexity: O(*n*) in the number of items of a list with identifiers.
  func list(of key: String) -> (list: UIScrollView, indexPath: IndexPath)? {
    for element in inspection.all.map(\.element) {
      guard let list = element.view as? UIScrollView, element.role != "scroll",
        key.hasPrefix("\(element.key)/cell ")
      else { continue }
      let place = key.dropFirst(element.key.count + 6)
      guard !place.contains("/"), !place.contains("#") else { continue }
      if let path = indexPath(String(place), in: list) { return (list, path) }
    }
    return nil
  }

  private func indexPath(_ place: String, in list: UIScrollView) -> IndexPath? {
    let counts = ListRemainder.counts(of: list)
    guard let source = ElementIdentity.source(of: list) else {
      let numbers = place.split(separator: ".").compactMap { Int($0) }
      guard numbers.count == 2, counts.indices.contains(numbers[0]),
        (0..<counts[numbers[0]]).contains(numbers[1])
      else { return nil }
      return IndexPath(item: numbers[1], section: numbers[0])
    }
    for section in counts.indices {
      guard let name = source.identifier(ofSection: section).map(table.tokens.text),
        place.hasPrefix("\(name).")
      else { continue }
      let item = place.dropFirst(name.count + 1)
      for index in 0..<counts[section] {
        let path = IndexPath(item: index, section: section)
        if source.identifier(at: path).map(table.tokens.text) == String(item) { return path }
      }
    }
    return nil
  }
}
