// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reading order of elements that are beside or below each other.
enum ReadingOrder {
  /// Returns the nodes of the groups line by line, each line in the reading direction.
  ///
  /// A group belongs to a line if its centre is above the bottom of the line's first group.
  ///
  /// - Complexity: O(*n* log *n* + *m*), where *n* is the number of groups and *m* the number of nodes.
  @MainActor
  static func sorted(_ groups: [[AccessibilityNode]], isMirrored: Bool) -> [AccessibilityNode] {
    guard groups.count > 1 else { return groups.first ?? [] }
    let placed = groups.map { group in
      (group, group.reduce(CGRect.null) { $0.union($1.frame) })
    }
    // Groups of cells and headers keep the order of the data.
    let known = placed.sorted { $0.1.minY < $1.1.minY }
    var lines: [[([AccessibilityNode], CGRect)]] = []
    for one in known {
      if let first = lines.last?.first, one.1.midY < first.1.maxY {
        lines[lines.count - 1].append(one)
      } else {
        lines.append([one])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { one, other in
        let (a, b) = (one.element.1, other.element.1)
        let isBefore = isMirrored ? a.maxX > b.maxX : a.minX < b.minX
        let isAfter = isMirrored ? a.maxX < b.maxX : a.minX > b.minX
        return isBefore || !isAfter && one.offset < other.offset
      }.flatMap(\.element.0)
    }
  }
}
