// SPDX-License-Identifier: Apache-2.0

/// Where places of a list go when runs of them are taken out and others are put in.
///
/// ``SlotMap`` for runs: its cost is that of the runs, however many places they hold.
struct RunMap: Sendable {
  private let taken: [Run]
  private let filled: [Run]

  /// Places side by side, and how many places stand in the runs before this one.
  private struct Run: Sendable {
    let places: Range<Int>
    let before: Int
  }

  /// - Parameters:
  ///   - taken: places before the change that are vacated, disjoint.
  ///   - filled: places after the change that something is put into, disjoint.
  init(taken: [Range<Int>], filled: [Range<Int>]) {
    self.taken = Self.runs(taken)
    self.filled = Self.runs(filled)
  }

  /// The place after the change of what stays; `nil` when it was taken out.
  ///
  /// - Complexity: O(log k) in the number of runs.
  func newPlace(of old: Int) -> Int? {
    var rank = old
    let runs = Self.count(of: taken) { $0.places.lowerBound <= old }
    if runs > 0 {
      let last = taken[runs - 1]
      if last.places.contains(old) { return nil }
      rank -= last.before + last.places.count
    }
    // The free place of that rank: those before a run are its lower bound less what was put in.
    let earlier = Self.count(of: filled) { $0.places.lowerBound - $0.before <= rank }
    guard earlier > 0 else { return rank }
    return rank + filled[earlier - 1].before + filled[earlier - 1].places.count
  }

  private static func runs(_ ranges: [Range<Int>]) -> [Run] {
    var before = 0
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      defer { before += range.count }
      return Run(places: range, before: before)
    }
  }

  /// How many runs at the beginning satisfy `isEarlier`, which the later ones do not.
  private static func count(of runs: [Run], where isEarlier: (Run) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if isEarlier(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
