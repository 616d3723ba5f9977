// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The order of the elements of a list: by section, in each the header, the cells by index path, the footer.
@MainActor
enum ListOrder {
  /// Returns the elements in the order of the list; those that are not elements of it follow, in the given
  /// order.
  static func sorted(_ elements: [ScreenElement]) -> [ScreenElement] {
    guard elements.contains(where: { place(of: $0) != nil }) else { return elements }
    let ranked = elements.enumerated().map { offset, element in
      (rank: rank(of: element, among: elements), offset: offset, element: element)
    }
    return ranked.sorted { one, other in
      one.rank == other.rank
        ? one.offset < other.offset : one.rank.lexicographicallyPrecedes(other.rank)
    }.map(\.element)
  }

  /// Returns the index path of an element of the list, or of the first one in the scroll view of a section.
  private static func place(of element: ScreenElement) -> IndexPath? {
    element.indexPath ?? (element.role == "scroll" ? element.children.first?.indexPath : nil)
  }

  private static func rank(of element: ScreenElement, among all: [ScreenElement]) -> [Int] {
    guard let path = place(of: element) else {
      let first = all.filter { place(of: $0) != nil }.map(\.frame.minY).min() ?? 0
      return [element.frame.midY < first ? -2 : .max]
    }
    if path.count == 1 || path.section == .max {
      // Elements of the whole layout.
      return [side(of: element, cells(all)) == 2 ? .max - 1 : -1, Int(element.frame.minY)]
    }
    let own = cells(all).filter { $0.indexPath?.section == path.section }
    let side = element.indexPath == nil ? 1 : side(of: element, own)
    guard side == 1 else { return [path.section, side, Int(element.frame.minY), path.item] }
    return [path.section, side, path.item, element.role == "cell" ? 0 : 1]
  }

  /// Returns the cells among the elements and in the scroll views of sections.
  private static func cells(_ all: [ScreenElement]) -> [ScreenElement] {
    all.flatMap { $0.role == "scroll" ? $0.children : [$0] }.filter { $0.role == "cell" }
  }

  /// Returns 0 for elements above `cells`, 1 for those beside them, 2 for those below.
  private static func side(of element: ScreenElement, _ cells: [ScreenElement]) -> Int {
    switch element.role {
    case "cell": return 1
    case "header": return 0
    case "footer": return 2
    default: break
    }
    guard let first = cells.map(\.frame.minY).min(), let last = cells.map(\.frame.maxY).max()
    else { return 0 }
    if element.frame.midY <= first { return 0 }
    return element.frame.midY >= last ? 2 : 1
  }
}
