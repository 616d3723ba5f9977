// SPDX-License-Identifier: Apache-2.0

import CompositionalLayout
import DiffableSnapshots
import Foundation

extension DifferencePlan {
  /// What becomes of sections and items, for a layout that keeps what was measured.
  ///
  /// - Complexity: O(k log k) in the number k of changes, and O(sections) when sections change.
  func layoutUpdate(sections before: Int, after: Int) -> LayoutUpdate {
    var taken: [Int: [Range<Int>]] = [:]
    var filled: [Int: [Range<Int>]] = [:]
    for one in deleted { taken.add(one.place, one.count) }
    for one in inserted { filled.add(one.place, one.count) }
    for move in moved {
      taken.add(move.from, move.count)
      filled.add(move.to, move.count)
    }
    let order = keepsSections ? nil : order(before, after: after)
    var changed = Set(filled.keys)
    for old in taken.keys { newSection(old).map { _ = changed.insert($0) } }
    let items = changed.compactMap { new -> LayoutUpdate.Items? in
      guard let old = order.map({ new < $0.count ? $0[new] : nil }) ?? new else { return nil }
      return LayoutUpdate.Items(
        section: new, taken: taken[old, default: []].sorted { $0.lowerBound < $1.lowerBound },
        filled: filled[new, default: []].sorted { $0.lowerBound < $1.lowerBound })
    }
    let moves = moved.map {
      LayoutUpdate.Move(
        from: ($0.from.section, $0.from.item), to: ($0.to.section, $0.to.item), count: $0.count)
    }
    return LayoutUpdate(sections: order, items: items, moves: moves)
  }

  private func order(_ before: Int, after: Int) -> [Int?] {
    var order: [Int?] = Array(repeating: nil, count: after)
    for old in 0..<before {
      if let new = newSection(old), order.indices.contains(new) { order[new] = old }
    }
    return order
  }
}

extension [Int: [Range<Int>]] {
  fileprivate mutating func add(_ place: ItemPlace, _ count: Int) {
    self[place.section, default: []].append(place.item..<place.item + count)
  }
}
