// SPDX-License-Identifier: Apache-2.0

extension DifferenceFinder {
  /// Aligns the items of a pair of sections; what does not fit is loose.
  mutating func alignItems(ofPair index: Int) {
    let pair = pairs[index]
    let oldItems = old[pair.old].items
    let newItems = new[pair.new].items
    let alignment = TreeAlignment(oldItems, newItems)
    work.nodes += alignment.nodes
    count(alignment.comparison)
    pairs[index].runs = alignment.runs
    for gap in Self.gaps(alignment.runs, \.old, oldItems.count) {
      looseOld.append(LooseItems(section: pair.old, items: gap, pair: index))
    }
    for gap in Self.gaps(alignment.runs, \.new, newItems.count) {
      looseNew.append(LooseItems(section: pair.new, items: gap, pair: index))
    }
  }

  /// Finds loose items again by identifier; those without a partner came or went.
  mutating func findLooseItems() {
    if looseOld.isEmpty || looseNew.isEmpty {
      deletedItems = looseOld.map { ItemDeletion(place: $0.place(0), count: $0.count) }
      insertedItems = looseNew.map { ItemInsertion(place: $0.place(0), count: $0.count) }
      return
    }
    var partners = LoosePartners(looseOld)
    match { finder, position, place, pair in
      if let partner = partners.take(position) {
        finder.found(partner, at: place, pair)
      } else {
        finder.insert(at: place)
      }
    }
    deletedItems = partners.rest()
  }

  /// Calls `body` for every loose item of the new version, in order, with its position among the
  /// loose items of the old version, or -1.
  private mutating func match(_ body: (inout Self, Int, ItemPlace, Int?) -> Void) {
    var identifiers: ContiguousArray<Item> = []
    identifiers.reserveCapacity(looseOld.reduce(0) { $0 + $1.count })
    for loose in looseOld {
      old[loose.section].items.forEachChunk(in: loose.items) { chunk in
        for entry in chunk { identifiers.append(entry.identifier) }
      }
    }
    var matcher = IdentifierMatcher(identifiers)
    for loose in looseNew {
      var offset = 0
      new[loose.section].items.forEachChunk(in: loose.items) { chunk in
        guard let base = chunk.baseAddress else { return }
        let stride = MemoryLayout<ItemEntry<Item>>.stride
        matcher.match(base, stride: stride, count: chunk.count) { position in
          body(&self, position, loose.place(offset), loose.pair)
          offset += 1
        }
      }
    }
    count(matcher.comparison)
  }

  /// Notes that an item was found again: in its own section, or moved from another one.
  private mutating func found(_ partner: LoosePartners.Partner, at place: ItemPlace, _ pair: Int?) {
    if let pair, partner.pair == pair {
      pairs[pair].found.add(old: partner.place.item, new: place.item, count: 1)
    } else {
      movedItems.add(from: partner.place, to: place)
    }
  }

  private mutating func insert(at place: ItemPlace) {
    if let last = insertedItems.last, last.place.section == place.section,
      last.place.item + last.count == place.item
    {
      insertedItems[insertedItems.count - 1] =
        ItemInsertion(place: last.place, count: last.count + 1)
    } else {
      insertedItems.append(ItemInsertion(place: place, count: 1))
    }
  }

  /// Of the items that were found again in their section, moves as few as possible.
  mutating func chooseMoves(in pair: SectionPair) {
    let runs = merge(pair.runs, pair.found)
    let kept = KeptRuns(runs).isKept
    for (index, run) in runs.enumerated() where !kept[index] {
      movedItems.append(
        ItemMove(
          from: ItemPlace(section: pair.old, item: run.old),
          to: ItemPlace(section: pair.new, item: run.new), count: run.count))
    }
  }

  /// Two lists of runs as one, in the new order.
  private func merge(_ left: [AlignedRun], _ right: [AlignedRun]) -> [AlignedRun] {
    if left.isEmpty { return right }
    var merged: [AlignedRun] = []
    merged.reserveCapacity(left.count + right.count)
    var rest = left[...]
    for run in right {
      while let next = rest.first, next.new < run.new { merged.append(rest.removeFirst()) }
      merged.append(run)
    }
    return merged + rest
  }

  mutating func sortMoves() {
    let isSorted = zip(movedItems, movedItems.dropFirst()).allSatisfy { $0.to < $1.to }
    if !isSorted { movedItems.sort { $0.to < $1.to } }
  }
}

extension [ItemMove] {
  /// Adds the move of an item at the end, as part of the last one if it continues it.
  fileprivate mutating func add(from: ItemPlace, to: ItemPlace) {
    if let last, last.from.section == from.section, last.to.section == to.section,
      last.from.item + last.count == from.item, last.to.item + last.count == to.item
    {
      self[count - 1] = ItemMove(from: last.from, to: last.to, count: last.count + 1)
    } else {
      append(ItemMove(from: from, to: to, count: 1))
    }
  }
}
