// SPDX-License-Identifier: Apache-2.0

package import MullionDiffableSnapshots

/// A collection of runs of item positions, ascending, with the number of positions before each.
///
/// - Complexity: Queries are O(log k) for k runs, regardless of their lengths, except for `sections`, which
///   is O(k).
package struct PlaceRuns: Equatable, Sendable {
  /// The runs, ascending.
  package private(set) var all: [PlaceRun]

  /// The location of a position relative to the runs.
  package enum Location {
    /// A position inside of the associated run.
    case inside(PlaceRun)
    /// A position outside of all runs; `rank` is the item index counting only the positions outside of the
    /// runs.
    case outside(rank: Int)
  }

  /// Creates an ascending collection of `runs`.
  ///
  /// - Precondition: No position is in two runs.
  /// - Complexity: O(k log k) for k runs in any order.
  package init(_ runs: [PlaceRun]) {
    all = runs
    all.sort { $0.place < $1.place }
    for index in all.indices.dropFirst() {
      let last = all[index - 1]
      guard last.place.section == all[index].place.section else { continue }
      all[index].earlier = last.earlier + last.count
    }
  }

  /// Returns the location of `place`.
  package func place(_ place: ItemPlace) -> Location {
    let upTo = countOfRuns { !(place < $0.place) }
    guard upTo > 0, all[upTo - 1].place.section == place.section else {
      return .outside(rank: place.item)
    }
    let run = all[upTo - 1]
    if place.item < run.end { return .inside(run) }
    return .outside(rank: place.item - run.earlier - run.count)
  }

  /// Returns the item index in a section of the position with the given rank among those outside of all runs.
  package func freeItem(_ rank: Int, inSection section: Int) -> Int {
    // The number of free positions before a run is its first item index minus the count of earlier runs.
    let upTo = countOfRuns {
      $0.place.section < section
        || $0.place.section == section && $0.place.item - $0.earlier <= rank
    }
    guard upTo > 0, all[upTo - 1].place.section == section else { return rank }
    return rank + all[upTo - 1].earlier + all[upTo - 1].count
  }

  /// Returns the runs in a section, ascending.
  package func runs(ofSection section: Int) -> ArraySlice<PlaceRun> {
    let start = countOfRuns { $0.place.section < section }
    return all[start..<countOfRuns { $0.place.section <= section }]
  }

  /// Returns the number of positions of a section that are in runs.
  package func count(inSection section: Int) -> Int {
    runs(ofSection: section).last.map { $0.earlier + $0.count } ?? 0
  }

  /// The sections that have runs, ascending.
  package var sections: [Int] {
    var found: [Int] = []
    for run in all where found.last != run.place.section { found.append(run.place.section) }
    return found
  }

  /// Returns the number of leading runs that satisfy `isEarlier`, which the later ones do not.
  private func countOfRuns(where isEarlier: (PlaceRun) -> Bool) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if isEarlier(all[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
