// SPDX-License-Identifier: Apache-2.0

package import MullionDiffableSnapshots

/// Places of items side by side, as ``PlaceRuns`` keeps them.
package struct PlaceRun: Equatable, Sendable {
  /// The first of the places.
  package let place: ItemPlace
  /// How many places there are.
  package let count: Int
  /// Where the item of the first place goes; `nil`: nowhere.
  package let goal: ItemPlace?
  /// How many places of the section stand in the runs before this one.
  package internal(set) var earlier = 0

  /// The places of `run`; `goal` is where the first item goes.
  package init(_ run: UpdatePlan.Run, goal: ItemPlace? = nil) {
    place = run.place
    count = run.count
    self.goal = goal
  }

  /// The item behind the last one.
  package var end: Int { place.item + count }
  /// The places, in their section.
  package var items: Range<Int> { place.item..<end }
}
