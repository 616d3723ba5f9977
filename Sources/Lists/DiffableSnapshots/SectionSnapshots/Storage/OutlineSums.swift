// SPDX-License-Identifier: Apache-2.0

/// What a stretch of entries comes to.
struct OutlineSums: Equatable, Sendable {
  private(set) var count = 0
  /// The label of the first entry.
  private(set) var lowest = 0
  /// The least depth.
  private(set) var minDepth = Int.max / 2
  /// The least number of hidden ancestors, and how many entries have it.
  private(set) var minHidden = Int.max / 2
  private(set) var shown = 0
  /// How many entries are expanded.
  private(set) var expanded = 0

  init() {}

  init(_ entries: [OutlineEntry]) {
    count = entries.count
    lowest = entries.first?.label ?? 0
    for entry in entries {
      minDepth = min(minDepth, entry.depth)
      addHidden(entry.hidden, 1)
      if entry.isExpanded { expanded += 1 }
    }
  }

  /// How many of the entries are visible.
  var visible: Int { minHidden == 0 ? shown : 0 }

  /// Adds the sums of the entries that follow.
  mutating func add(_ next: OutlineSums) {
    if count == 0 { lowest = next.lowest }
    count += next.count
    minDepth = min(minDepth, next.minDepth)
    addHidden(next.minHidden, next.shown)
    expanded += next.expanded
  }

  func shifted(by shift: OutlineShift) -> OutlineSums {
    var copy = self
    copy.minDepth += shift.depth
    copy.minHidden += shift.hidden
    return copy
  }

  private mutating func addHidden(_ hidden: Int, _ number: Int) {
    if hidden < minHidden {
      minHidden = hidden
      shown = number
    } else if hidden == minHidden {
      shown += number
    }
  }
}
