// SPDX-License-Identifier: Apache-2.0

/// The selection of the runs that do not move: a subset in the old order with the maximal number of elements.
///
/// Runs are given in the new order. The selection is an increasing subsequence of their old positions with
/// the greatest sum of lengths; the rest are the fewest elements that must move.
struct StationaryRuns {
  private let runs: [AlignedRun]
  private(set) var isKept: [Bool]

  /// Selects the runs that do not move.
  ///
  /// - Complexity: O(*r* log *r*) for *r* runs; O(*r*) if none moved.
  init(_ runs: [AlignedRun]) {
    self.runs = runs
    isKept = [Bool](repeating: true, count: runs.count)
    if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) { return }
    isKept = [Bool](repeating: false, count: runs.count)
    let elements = runs.reduce(0) { $0 + $1.count }
    if elements <= 4 * runs.count { keepLongest(of: elements) } else { keepHeaviest() }
  }

  /// Keeps the longest chain of elements, tracking for each length the chain that ends earliest.
  ///
  /// The chain contains whole runs, because it can always be extended from one element of a run to the next.
  private mutating func keepLongest(of count: Int) {
    var owners: [Int32] = []
    var olds: [Int32] = []
    olds.reserveCapacity(count)
    if count > runs.count { owners.reserveCapacity(count) }
    for (index, run) in runs.enumerated() {
      for offset in 0..<run.count {
        olds.append(Int32(run.old + offset))
        if count > runs.count { owners.append(Int32(index)) }
      }
    }
    for element in LongestChain(of: olds).members {
      isKept[owners.isEmpty ? element : Int(owners[element])] = true
    }
  }

  /// Keeps the heaviest chain of runs.
  ///
  /// A tree of maxima over the runs in old order returns the best chain that ends before a run.
  private mutating func keepHeaviest() {
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
    var run = weights.indices.max { weights[$0] < weights[$1] } ?? -1
    while run >= 0 {
      isKept[run] = true
      run = Int(previous[run])
    }
  }
}
