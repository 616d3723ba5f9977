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

  /// Returns the list and the index path of the cell with the identity `key`, or of the first cell in the section
  /// of another element; `nil` if no list on the screen has the element.
  ///
  /// - Complexity: O(*n*) in the number of items of a list with identifiers.
  func list(of key: String) -> (list: UIScrollView, indexPath: IndexPath)? {
    for element in inspection.all.map(\.element) {
      guard let list = element.view as? UIScrollView, element.role != "scroll",
        key.hasPrefix("\(element.key)/")
      else { continue }
      let rest = key.dropFirst(element.key.count + 1)
      guard let space = rest.firstIndex(of: " "), !rest.contains("/"), !rest.contains("#") else {
        continue
      }
      let place = String(rest[rest.index(after: space)...])
      if let path = indexPath(place, isCell: rest[..<space] == "cell", in: list) {
        return (list, path)
      }
    }
    return nil
  }

  private func indexPath(_ place: String, isCell: Bool, in list: UIScrollView) -> IndexPath? {
    let counts = ListRemainder.counts(of: list)
    guard let source = ElementIdentity.source(of: list) else {
      let numbers = place.split(separator: ".").compactMap { Int($0) }
      guard let section = numbers.first, counts.indices.contains(section) else { return nil }
      let item = isCell ? numbers.last ?? 0 : 0
      return item < counts[section] ? IndexPath(item: item, section: section) : nil
    }
    for section in counts.indices {
      guard let name = source.identifier(ofSection: section).map(table.tokens.text),
        place.hasPrefix("\(name).") || place == name
      else { continue }
      guard isCell else {
        return counts[section] > 0 ? IndexPath(item: 0, section: section) : nil
      }
      let item = place.dropFirst(name.count + 1)
      for index in 0..<counts[section] {
        let path = IndexPath(item: index, section: section)
        if source.identifier(at: path).map(table.tokens.text) == String(item) { return path }
      }
    }
    return nil
  }
}
