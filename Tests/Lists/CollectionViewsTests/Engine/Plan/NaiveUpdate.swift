// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// A reference implementation that performs plans item by item.
struct NaiveUpdate {
  /// The items of each section; `nil` for an inserted item.
  private(set) var sections: [[String?]]

  /// Creates the result of performing `plan` on `old`.
  init(_ plan: UpdatePlan, of old: [[String]]) {
    let changes = plan.changes
    var old = old.map { $0 as [String?] }
    var moving: [(items: [String?], to: UpdatePlan.Run)] = []
    for move in changes.movedItems { moving.append((Self.items(of: old, move.origin), move.goal)) }
    let leaving = changes.deletedItems + changes.lostItems + changes.movedItems.map(\.origin)
    // From the end, so that the places before stay what they are.
    for place in Self.places(leaving).reversed() { old[place[0]].remove(at: place[1]) }

    var moved: [(section: [String?], to: Int)] = []
    for move in changes.movedSections { moved.append((old[move.from], move.to)) }
    for section in (changes.deletedSections + changes.movedSections.map(\.from)).sorted().reversed()
    {
      old.remove(at: section)
    }
    for section in changes.insertedSections { moved.append(([], section)) }
    for (section, to) in moved.sorted(by: { $0.to < $1.to }) { old.insert(section, at: to) }

    var coming: [(item: String?, place: [Int])] = []
    for run in changes.insertedItems + changes.gainedItems {
      for place in Self.places([run]) { coming.append((nil, place)) }
    }
    for (items, to) in moving { coming += zip(items, Self.places([to])).map { ($0, $1) } }
    for (item, place) in coming.sorted(by: { $0.place.lexicographicallyPrecedes($1.place) }) {
      old[place[0]].insert(item, at: place[1])
    }
    sections = old
  }

  private static func items(of sections: [[String?]], _ run: UpdatePlan.Run) -> [String?] {
    places([run]).map { sections[$0[0]][$0[1]] }
  }

  /// Returns the section and item of all index paths, in ascending order.
  private static func places(_ runs: [UpdatePlan.Run]) -> [[Int]] {
    runs.flatMap { run in (0..<run.count).map { [run.place.section, run.place.item + $0] } }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}
