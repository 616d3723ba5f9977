// SPDX-License-Identifier: Apache-2.0

/// The comparison of two lists of items: the runs that stay in order, and the stretches that differ.
struct ItemStretches<Item: Hashable & Sendable> {
  /// The items that both lists contain in the same order.
  private(set) var runs: [AlignedRun] = []
  /// The stretches in which the lists differ, in order.
  private(set) var stretches: [VisibleStretch] = []
  /// The items of all stretches in the old list, in order.
  private(set) var oldItems: [Item] = []
  /// The items of all stretches in the new list, in order.
  private(set) var newItems: [Item] = []
  private(set) var work = DifferenceWork()
  private var comparison = IdentifierComparison(of: Item.self)

  /// Creates the comparison of two lists.
  ///
  /// - Complexity: O(*n*) for *n* items.
  init(from old: [Item], to new: [Item]) {
    add(old, at: 0, new, at: 0)
    record(comparison)
  }

  /// Creates the comparison of the items of two outlines in `scope`.
  ///
  /// - Complexity: O(*k* log *n*) for outlines that differ by *k* edits; O(*n*) for unrelated ones.
  init(from old: OutlineTree<Item>, to new: OutlineTree<Item>, _ scope: OutlineScope) {
    let alignment = OutlineAlignment(old.root, new.root, scope)
    var shared = alignment.runs[...]
    for window in alignment.windows {
      while let run = shared.first, run.old < window.oldStart || run.new < window.newStart {
        runs.add(old: run.old, new: run.new, count: run.count)
        shared.removeFirst()
      }
      add(
        window.olds.items(of: scope), at: window.oldStart,
        window.news.items(of: scope), at: window.newStart)
    }
    for run in shared { runs.add(old: run.old, new: run.new, count: run.count) }
    work.nodes = alignment.nodes
    record(comparison)
  }

  private mutating func record(_ comparison: IdentifierComparison) {
    work.hashes += comparison.hashes
    work.comparisons += comparison.comparisons
  }

  /// Compares `old` and `new`, parts of the lists that start at `oldStart` and `newStart`.
  private mutating func add(
    _ old: [Item], at oldStart: Int, _ new: [Item], at newStart: Int
  ) {
    var alignment = LeafAlignment(old.leaves, new.leaves, comparison)
    withExtendedLifetime((old, new)) { alignment.align() }
    comparison = alignment.comparison
    var oldNext = 0
    var newNext = 0
    for run in alignment.runs + [AlignedRun(old: old.count, new: new.count, count: 0)] {
      if run.old > oldNext || run.new > newNext {
        stretches.append(
          VisibleStretch(
            old: (oldStart + oldNext)..<(oldStart + run.old),
            new: (newStart + newNext)..<(newStart + run.new)))
        oldItems += old[oldNext..<run.old]
        newItems += new[newNext..<run.new]
      }
      runs.add(old: oldStart + run.old, new: newStart + run.new, count: run.count)
      oldNext = run.old + run.count
      newNext = run.new + run.count
    }
  }
}
