// SPDX-License-Identifier: Apache-2.0

extension DifferenceFinder {
  /// Pairs the sections, and finds the inserted, deleted and moved ones.
  mutating func pairSections() {
    let alignment = TreeAlignment(
      old.reference, new.reference, IdentifierComparison(of: Section.self))
    work.nodes += alignment.nodes
    count(alignment.comparison)
    var runs = alignment.runs
    let oldGaps = runs.gaps({ $0.old }, old.count)
    let newGaps = runs.gaps({ $0.new }, new.count)
    let found = matchSections(oldGaps, newGaps)
    for run in alignment.compared {
      for offset in 0..<run.count { addPair(run.old + offset, run.new + offset) }
    }
    if found.isEmpty { return }
    for run in found { addPair(run.old, run.new) }
    runs = (runs + found).sorted { $0.new < $1.new }
    let kept = StationaryRuns(runs).isKept
    for (index, run) in runs.enumerated() where !kept[index] {
      for offset in 0..<run.count {
        movedSections.append(SectionMove(from: run.old + offset, to: run.new + offset))
      }
    }
  }

  /// Pairs sections by identifier, and records those without a partner as inserted or deleted.
  private mutating func matchSections(
    _ oldGaps: [Range<Int>], _ newGaps: [Range<Int>]
  ) -> [AlignedRun] {
    let olds = oldGaps.flatMap { Array($0) }
    let news = newGaps.flatMap { Array($0) }
    var partners = [Int](repeating: -1, count: news.count)
    if !olds.isEmpty, !news.isEmpty {
      var matcher = IdentifierMatcher(
        IdentifierPlaces(old.reference.leaves(in: oldGaps)),
        IdentifierComparison(of: Section.self))
      let wanted = IdentifierPlaces(new.reference.leaves(in: newGaps))
      matcher.positions(of: wanted, 0..<wanted.count, into: &partners)
      count(matcher.comparison)
    }
    var isTaken = [Bool](repeating: false, count: olds.count)
    var found: [AlignedRun] = []
    for (index, partner) in partners.enumerated() {
      if partner < 0 {
        insert(section: news[index])
      } else {
        isTaken[partner] = true
        found.append(AlignedRun(old: olds[partner], new: news[index], count: 1))
      }
    }
    for (index, section) in olds.enumerated() where !isTaken[index] { delete(section: section) }
    return found
  }

  private mutating func addPair(_ oldIndex: Int, _ newIndex: Int) {
    if old[oldIndex].items.root === new[newIndex].items.root { return }
    pairs.append(SectionPair(old: oldIndex, new: newIndex))
  }

  private mutating func insert(section: Int) {
    insertedSections.append(section)
    let items = new[section].items
    if items.count == 0 { return }
    looseNew.add(items.reference, [0..<items.count], section: section, pair: nil)
  }

  private mutating func delete(section: Int) {
    deletedSections.append(section)
    let items = old[section].items
    if items.count == 0 { return }
    looseOld.add(items.reference, [0..<items.count], section: section, pair: nil)
  }
}
