// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots

/// Places of items side by side, as ``PlaceRuns`` keeps them.
struct PlaceRun: Equatable, Sendable {
  /// The first of the places.
  let place: ItemPlace
  let count: Int
  /// Where the item of the first place goes; `nil`: nowhere.
  let goal: ItemPlace?
  /// How many places of the section stand in the runs before this one.
  var earlier = 0

  init(_ run: UpdatePlan.Run, goal: ItemPlace? = nil) {
    place = run.place
    count = run.count
    self.goal = goal
  }

  /// The item behind the last one.
  var end: Int { place.item + count }
  /// The places, in their section.
  var items: Range<Int> { place.item..<end }
}
