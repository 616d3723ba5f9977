// SPDX-License-Identifier: Apache-2.0

/// The items of one version whose partners in the other version are not known.
///
/// Half a million single-item stretches are common, so stretches have no lists of their own: the items of all
/// are in one list.
struct LooseItems {
  private(set) var stretches: [LooseStretch] = []
  /// The items of all stretches, in their order.
  private var leaves: [LeafElements] = []

  var isEmpty: Bool { stretches.isEmpty }
  /// The memory locations of the identifiers, in the order of the stretches.
  var identifiers: IdentifierPlaces { IdentifierPlaces(leaves) }

  /// Adds the items of a section at each of `ranges`, which ascend.
  ///
  /// - Complexity: O(*k* + *r* log *n*) for *k* items in *r* ranges of *n* items.
  mutating func add(_ items: TreeReference, _ ranges: [Range<Int>], section: Int, pair: Int?) {
    let start = stretches.count
    add(ranges, section: section, pair: pair)
    items.visitLeaves(in: ranges) { index, part in
      leaves.append(part)
      stretches[start + index].parts += 1
    }
  }

  /// Adds the items at each of `ranges`, which ascend, of a section whose items are `all`.
  ///
  /// - Complexity: O(*l* + *r*) for *l* leaves and *r* ranges.
  mutating func add(_ ranges: [Range<Int>], of all: [LeafElements], section: Int, pair: Int?) {
    let start = stretches.count
    add(ranges, section: section, pair: pair)
    var leaf = 0
    var first = 0
    for (index, range) in ranges.enumerated() {
      var next = range.lowerBound
      while next < range.upperBound {
        while next >= first + all[leaf].count {
          first += all[leaf].count
          leaf += 1
        }
        let end = min(range.upperBound, first + all[leaf].count)
        leaves.append(all[leaf][(next - first)..<(end - first)])
        stretches[start + index].parts += 1
        next = end
      }
    }
  }

  /// Adds the items at each of `ranges` of a section, which ascend and are contiguous in `leaf`.
  ///
  /// - Complexity: O(*r*) for *r* ranges.
  mutating func add(
    _ ranges: [Range<Int>], lyingIn leaf: LeafElements, section: Int, pair: Int?
  ) {
    let start = stretches.count
    add(ranges, section: section, pair: pair)
    var next = 0
    for (index, range) in ranges.enumerated() {
      leaves.append(leaf[next..<(next + range.count)])
      stretches[start + index].parts = 1
      next += range.count
    }
  }

  private mutating func add(_ ranges: [Range<Int>], section: Int, pair: Int?) {
    if stretches.isEmpty { stretches.reserveCapacity(ranges.count) }
    if leaves.isEmpty { leaves.reserveCapacity(ranges.count) }
    for range in ranges {
      stretches.append(LooseStretch(section: section, items: range, pair: pair))
    }
  }

  /// Sorts the stretches by place.
  ///
  /// - Complexity: O(*s* log *s*) for *s* stretches; O(*s*) if they are sorted.
  mutating func sort() {
    let isSorted = zip(stretches, stretches.dropFirst()).allSatisfy { $0.place(0) < $1.place(0) }
    if isSorted { return }
    var starts: [Int] = []
    var start = 0
    for stretch in stretches {
      starts.append(start)
      start += Int(stretch.parts)
    }
    let order = stretches.indices.sorted { stretches[$0].place(0) < stretches[$1].place(0) }
    leaves = order.flatMap { leaves[starts[$0]..<(starts[$0] + Int(stretches[$0].parts))] }
    stretches = order.map { stretches[$0] }
  }
}
