// SPDX-License-Identifier: Apache-2.0

package import MullionDiffableSnapshots

/// A run of consecutive item positions, an element of ``PlaceRuns``.
package struct PlaceRun: Equatable, Sendable {
  /// The first position.
  package let place: ItemPlace
  /// The number of positions.
  package let count: Int
  /// The position that the first item moves to; `nil` if it is not moved.
  package let goal: ItemPlace?
  /// The number of positions of the section in the runs before this one.
  package internal(set) var earlier = 0

  /// Creates the positions of `run`; `goal` is the target of the first item.
  package init(_ run: UpdatePlan.Run, goal: ItemPlace? = nil) {
    place = run.place
    count = run.count
    self.goal = goal
  }

  /// The item index after the last one.
  package var end: Int { place.item + count }
  /// The item indexes within the section.
  package var items: Range<Int> { place.item..<end }
}
