// SPDX-License-Identifier: Apache-2.0

/// The sums over consecutive entries.
struct OutlineSums: Equatable, Sendable {
  private(set) var count = 0
  /// The label of the first entry.
  private(set) var lowest = 0
  /// The minimal depth.
  private(set) var minDepth = Int.max / 2
  /// The minimal number of collapsed ancestors, and the number of entries with that minimum.
  private(set) var minHidden = Int.max / 2
  private(set) var shown = 0
  /// The number of expanded entries.
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

  /// The number of visible entries.
  var visible: Int { minHidden == 0 ? shown : 0 }

  /// Adds the sums of the following entries.
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
