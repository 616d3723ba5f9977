// SPDX-License-Identifier: Apache-2.0

/// The matching of loose items by identifier, with the deleted, inserted and moved ones.
struct ItemMatching {
  private(set) var deleted: [ItemRange] = []
  private(set) var inserted: [ItemRange] = []
  private(set) var moved: [ItemMove] = []
  /// The comparison with its counts; `nil` if no identifier was hashed or compared.
  private(set) var comparison: IdentifierComparison?

  /// The items that were matched within their section, with the index of the section's pair.
  private var found: [(pair: Int, runs: [AlignedRun])] = []

  /// Matches loose items.
  ///
  /// - Complexity: O(*m* log *m*) for *m* loose items, where a run of them counts as one.
  mutating func match(
    _ olds: LooseItems, _ news: LooseItems, in pairs: [SectionPair],
    _ comparison: IdentifierComparison
  ) {
    var olds = olds
    var news = news
    olds.sort()
    news.sort()
    if olds.isEmpty || news.isEmpty {
      deleted = olds.stretches.map { ItemRange(place: $0.place(0), count: $0.count) }
      inserted = news.stretches.map { ItemRange(place: $0.place(0), count: $0.count) }
      return
    }
    find(news, among: olds, comparison)
    for (pair, runs) in found { chooseMoves(in: pairs[pair], runs) }
    let isSorted = zip(moved, moved.dropFirst()).allSatisfy { $0.to < $1.to }
    if !isSorted { moved.sort { $0.to < $1.to } }
  }

  /// Matches loose items by identifier, and records those without a partner as inserted or deleted.
  private mutating func find(
    _ news: LooseItems, among olds: LooseItems, _ comparison: IdentifierComparison
  ) {
    var matcher = IdentifierMatcher(olds.identifiers, comparison)
    var partners = LoosePartners(olds.stretches)
    let wanted = news.identifiers
    var asked = 0
    var positions: [Int] = []
    var next = 0
    var runs: [AlignedRun] = []
    var last: Int?
    for items in news.stretches {
      let pair = items.pair
      // The stretches of a section are adjacent.
      if pair != last { keep(&runs, of: last) }
      last = pair
      for offset in 0..<items.count {
        if next == positions.count {
          let end = min(asked + IdentifierMatcher.batch, wanted.count)
          matcher.positions(of: wanted, asked..<end, into: &positions)
          asked = end
          next = 0
        }
        let partner = partners.take(positions[next])
        next += 1
        place(partner, at: items.place(offset), pair, &runs)
      }
    }
    keep(&runs, of: last)
    deleted = partners.rest()
    self.comparison = matcher.comparison
  }

  /// Records the runs that were found in the section of `pair`, and empties `runs`.
  private mutating func keep(_ runs: inout [AlignedRun], of pair: Int?) {
    guard let pair, !runs.isEmpty else { return }
    found.append((pair, runs))
    runs = []
  }

  /// Records an item of the new version as inserted, moved from another section, or found in its own section.
  private mutating func place(
    _ partner: LoosePartners.Partner?, at place: ItemPlace, _ pair: Int?,
    _ runs: inout [AlignedRun]
  ) {
    guard let partner else { return insert(at: place) }
    if pair != nil, partner.pair == pair {
      runs.add(old: partner.place.item, new: place.item, count: 1)
    } else {
      move(from: partner.place, to: place)
    }
  }

  private mutating func insert(at place: ItemPlace) {
    if let last = inserted.last, last.place.section == place.section,
      last.place.item + last.count == place.item
    {
      inserted[inserted.count - 1] = ItemRange(place: last.place, count: last.count + 1)
    } else {
      inserted.append(ItemRange(place: place, count: 1))
    }
  }

  private mutating func move(from: ItemPlace, to: ItemPlace) {
    if let last = moved.last, last.from.section == from.section, last.to.section == to.section,
      last.from.item + last.count == from.item, last.to.item + last.count == to.item
    {
      moved[moved.count - 1] = ItemMove(from: last.from, to: last.to, count: last.count + 1)
    } else {
      moved.append(ItemMove(from: from, to: to, count: 1))
    }
  }

  /// Selects the minimal number of moves among the items that were found in their own section.
  private mutating func chooseMoves(in pair: SectionPair, _ found: [AlignedRun]) {
    let runs = Self.merge(pair.runs, found)
    let kept = StationaryRuns(runs).isKept
    let gone = kept.reduce(0) { $0 + ($1 ? 0 : 1) }
    if moved.isEmpty { moved.reserveCapacity(gone) }
    for (index, run) in runs.enumerated() where !kept[index] {
      moved.append(
        ItemMove(
          from: ItemPlace(section: pair.old, item: run.old),
          to: ItemPlace(section: pair.new, item: run.new), count: run.count))
    }
  }

  /// Returns two lists of runs merged in the new order.
  private static func merge(_ left: [AlignedRun], _ right: [AlignedRun]) -> [AlignedRun] {
    if left.isEmpty { return right }
    var merged: [AlignedRun] = []
    merged.reserveCapacity(left.count + right.count)
    var next = 0
    for run in right {
      while next < left.count, left[next].new < run.new {
        merged.append(left[next])
        next += 1
      }
      merged.append(run)
    }
    return merged + left[next...]
  }
}
