// SPDX-License-Identifier: Apache-2.0

/// A search for the changes between two versions of a store, in phases.
///
/// 1. Sections are paired: by shared nodes, by position, and the rest by identifier.
/// 2. In each pair whose items differ, items are aligned without hashing.
/// 3. The remaining items of all sections are matched by identifier, across sections.
/// 4. Of the items matched in their own section, as many as possible stay; the rest moved.
struct DifferenceFinder<Section: Hashable & Sendable> {
  typealias Sections = OrderedTree<SectionEntry<Section>>

  let old: Sections
  let new: Sections

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [SectionMove] = []
  private(set) var items = ItemMatching()
  var work = DifferenceWork()

  /// Sections in both versions whose items are not known to be the same.
  var pairs: [SectionPair] = []
  var looseOld = LooseItems()
  var looseNew = LooseItems()

  /// Finds the changes between two versions, with `comparison` for the items.
  init(_ old: Sections, _ new: Sections, _ comparison: IdentifierComparison) {
    self.old = old
    self.new = new
    withExtendedLifetime((old, new)) { find(comparison) }
  }

  private mutating func find(_ comparison: IdentifierComparison) {
    pairSections()
    for index in pairs.indices { alignItems(ofPair: index, comparison) }
    items.match(looseOld, looseNew, in: pairs, comparison)
    if let comparison = items.comparison { count(comparison) }
  }

  /// Aligns the items of a pair of sections; unmatched items become loose.
  private mutating func alignItems(ofPair index: Int, _ comparison: IdentifierComparison) {
    let pair = pairs[index]
    let oldItems = old[pair.old].items.reference
    let newItems = new[pair.new].items.reference
    let alignment = TreeAlignment(oldItems, newItems, comparison)
    work.nodes += alignment.nodes
    count(alignment.comparison)
    pairs[index].runs = alignment.runs
    let oldGaps = alignment.runs.gaps({ $0.old }, oldItems.root.count)
    looseOld.add(oldItems, oldGaps, section: pair.old, pair: index)
    let newGaps = alignment.runs.gaps({ $0.new }, newItems.root.count)
    looseNew.add(newItems, newGaps, section: pair.new, pair: index)
  }

  mutating func count(_ comparison: IdentifierComparison) {
    work.hashes += comparison.hashes
    work.comparisons += comparison.comparisons
  }
}
