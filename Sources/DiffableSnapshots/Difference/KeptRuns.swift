// SPDX-License-Identifier: Apache-2.0

/// Chooses the runs that need not move: a set in the old order that holds as many elements as any.
///
/// Runs are given in the new order. What is chosen is an increasing subsequence of their old
/// positions with the greatest sum of lengths; the rest are the fewest elements that must move.
struct KeptRuns {
  private let runs: [AlignedRun]
  private(set) var isKept: [Bool]

  /// - Complexity: O(r log r) for r runs; O(r) when none moved.
  init(_ runs: [AlignedRun]) {
    self.runs = runs
    isKept = [Bool](repeating: true, count: runs.count)
    if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) { return }
    isKept = [Bool](repeating: false, count: runs.count)
    let isSingle = runs.allSatisfy { $0.count == 1 }
    keep(from: isSingle ? longest() : heaviest())
  }

  /// Keeps a run and those that its chain leads back to.
  private mutating func keep(from chain: (last: Int, previous: [Int32])) {
    var run = chain.last
    while run >= 0 {
      isKept[run] = true
      run = Int(chain.previous[run])
    }
  }

  /// The chain of the most runs: for each length the chain of that length that ends earliest.
  private func longest() -> (last: Int, previous: [Int32]) {
    var previous = [Int32](repeating: -1, count: runs.count)
    var ends: [Int32] = []
    for index in runs.indices {
      let old = runs[index].old
      var low = 0
      var high = ends.count
      if let last = ends.last, runs[Int(last)].old < old { low = high }
      while low < high {
        let middle = (low + high) / 2
        if runs[Int(ends[middle])].old < old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(Int32(index)) } else { ends[low] = Int32(index) }
    }
    return (ends.last.map(Int.init) ?? -1, previous)
  }

  /// The heaviest chain: a tree of maxima over the runs in old order answers the best chain that
  /// ends before a run.
  private func heaviest() -> (last: Int, previous: [Int32]) {
    let order = runs.indices.sorted { runs[$0].old < runs[$1].old }
    var rank = [Int](repeating: 0, count: runs.count)
    for (position, run) in order.enumerated() { rank[run] = position + 1 }
    var previous = [Int32](repeating: -1, count: runs.count)
    var weights = [Int](repeating: 0, count: runs.count)
    var best = [Int32](repeating: -1, count: runs.count + 1)
    func weight(_ run: Int32) -> Int { run < 0 ? 0 : weights[Int(run)] }
    for run in runs.indices {
      var position = rank[run] - 1
      var before: Int32 = -1
      while position > 0 {
        if weight(best[position]) > weight(before) { before = best[position] }
        position &= position - 1
      }
      previous[run] = before
      weights[run] = weight(before) + runs[run].count
      position = rank[run]
      while position < best.count {
        if weights[run] > weight(best[position]) { best[position] = Int32(run) }
        position += position & -position
      }
    }
    let last = weights.indices.max { weights[$0] < weights[$1] } ?? -1
    return (last, previous)
  }
}
