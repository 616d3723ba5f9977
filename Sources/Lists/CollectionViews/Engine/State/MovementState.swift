// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The state of the item that the user is moving.
///
/// While it moves, the collection view displays the item at another index path than the data source: index
/// paths of the view are *shown* ones, and the data source is queried with *data* ones.
package struct MovementState {
  /// An item that is being moved.
  package struct Moving {
    /// A number that distinguishes the movement from those before and after it.
    let number: Int
    /// The index path in the data source.
    package let origin: IndexPath
    /// The index path at which the other items make space for the item.
    package var place: IndexPath
    /// The center of the item, in content coordinates.
    package var position: CGPoint
  }

  /// The item being moved; `nil` if there is none.
  package var moving: Moving?
  /// The index path in front of which dragged items of another source would be inserted; the items from there
  /// on make space.
  ///
  /// `nil` if there is none.
  package var gap: IndexPath?
  /// Whether the data source refused to move the item.
  package var isRefused = false
  private var count = 0

  /// Creates the state without a movement.
  package init() {}

  /// Starts moving the item at `path`, whose center is at `position`.
  package mutating func begin(_ path: IndexPath, at position: CGPoint) {
    count += 1
    moving = Moving(number: count, origin: path, place: path, position: position)
    gap = nil
    isRefused = false
  }

  /// Ends the movement `ended`; returns `false` if another one is in progress instead.
  mutating func end(_ ended: Moving) -> Bool {
    guard moving.map({ $0.number == ended.number }) ?? true else { return false }
    moving = nil
    return true
  }

  /// Returns the data index path of the item displayed at `shown`.
  package func dataPath(_ shown: IndexPath) -> IndexPath {
    guard let moving, shown.count == 2 else { return shown }
    if shown == moving.place { return moving.origin }
    var path = shown
    if path.section == moving.place.section, path.item > moving.place.item { path.item -= 1 }
    if path.section == moving.origin.section, path.item >= moving.origin.item { path.item += 1 }
    return path
  }

  /// Returns the displayed index path of the item at `data` in the data source.
  package func shownPath(_ data: IndexPath) -> IndexPath {
    guard let moving, data.count == 2 else { return data }
    if data == moving.origin { return moving.place }
    var path = data
    if path.section == moving.origin.section, path.item > moving.origin.item { path.item -= 1 }
    if path.section == moving.place.section, path.item >= moving.place.item { path.item += 1 }
    return path
  }

  /// Returns the displayed numbers of items for the numbers `data` of the data source.
  package func shown(_ data: DataCounts) -> DataCounts {
    guard let moving, moving.origin.section != moving.place.section,
      data.items.indices.contains(moving.origin.section),
      data.items.indices.contains(moving.place.section)
    else { return data }
    var counts = data
    counts.items[moving.origin.section] -= 1
    counts.items[moving.place.section] += 1
    return counts
  }
}
