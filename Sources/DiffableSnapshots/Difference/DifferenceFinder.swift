// SPDX-License-Identifier: Apache-2.0

/// Finds what changed between two versions of a store, phase by phase.
///
/// 1. Sections are paired: by shared nodes, by position, and the rest by identifier.
/// 2. In each pair whose items differ, items are aligned without hashing.
/// 3. Items that are left over anywhere are found again by identifier, across sections.
/// 4. Of what is found in its own section, as much as possible stays; the rest moved.
struct DifferenceFinder<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Sections = OrderedTree<SectionEntry<Section, Item>>

  let old: Sections
  let new: Sections

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [SectionMove] = []
  var deletedItems: [ItemDeletion] = []
  var insertedItems: [ItemInsertion] = []
  var movedItems: [ItemMove] = []
  var work = DifferenceWork()

  /// Sections that both versions hold and whose items are not known to be the same.
  var pairs: [SectionPair] = []
  var looseOld: [LooseItems] = []
  var looseNew: [LooseItems] = []

  init(_ old: Sections, _ new: Sections) {
    self.old = old
    self.new = new
    pairSections()
    for index in pairs.indices { alignItems(ofPair: index) }
    looseOld.sort { $0.place(0) < $1.place(0) }
    looseNew.sort { $0.place(0) < $1.place(0) }
    findLooseItems()
    for pair in pairs where !pair.found.isEmpty { chooseMoves(in: pair) }
    sortMoves()
  }

  mutating func count<Identifier>(_ comparison: IdentifierComparison<Identifier>) {
    work.hashes += comparison.hashes
    work.comparisons += comparison.comparisons
  }

  /// The positions below `count` that no run covers, on the side of `start`.
  static func gaps(
    _ runs: [AlignedRun], _ start: (AlignedRun) -> Int, _ count: Int
  ) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for run in runs {
      if start(run) > next { gaps.append(next..<start(run)) }
      next = start(run) + run.count
    }
    if next < count { gaps.append(next..<count) }
    return gaps
  }
}
