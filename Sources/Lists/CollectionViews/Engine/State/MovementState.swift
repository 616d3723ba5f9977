// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What is known of the item that the user is moving.
///
/// While it moves, the collection view shows the item at another place than the data source has it:
/// index paths of the view are *shown* places, and the data source is asked by *data* places.
package struct MovementState {
  /// An item between being picked up and being put down.
  package struct Moving {
    /// Tells it from the movements before and after it.
    let number: Int
    /// Where the data source has it.
    package let origin: IndexPath
    /// Where the others make room for it.
    package var place: IndexPath
    /// Where its middle is, in content coordinates.
    package var position: CGPoint
  }

  /// The item under way; `nil` when none is.
  package var moving: Moving?
  /// Before which item things of another program would come in: those from there on make room;
  /// `nil`: nothing would.
  package var gap: IndexPath?
  /// Whether the data source turned out not to move items.
  package var isRefused = false
  private var count = 0

  /// Nothing moves.
  package init() {}

  /// The item at `path`, whose middle is at `position`, is picked up.
  package mutating func begin(_ path: IndexPath, at position: CGPoint) {
    count += 1
    moving = Moving(number: count, origin: path, place: path, position: position)
    gap = nil
    isRefused = false
  }

  /// Forgets the item under way if it still is `ended`; answers false while another one is.
  mutating func end(_ ended: Moving) -> Bool {
    guard moving.map({ $0.number == ended.number }) ?? true else { return false }
    moving = nil
    return true
  }

  /// Where the data source has what is shown at `shown`.
  package func dataPath(_ shown: IndexPath) -> IndexPath {
    guard let moving, shown.count == 2 else { return shown }
    if shown == moving.place { return moving.origin }
    var path = shown
    if path.section == moving.place.section, path.item > moving.place.item { path.item -= 1 }
    if path.section == moving.origin.section, path.item >= moving.origin.item { path.item += 1 }
    return path
  }

  /// Where what the data source has at `data` is shown.
  package func shownPath(_ data: IndexPath) -> IndexPath {
    guard let moving, data.count == 2 else { return data }
    if data == moving.origin { return moving.place }
    var path = data
    if path.section == moving.origin.section, path.item > moving.origin.item { path.item -= 1 }
    if path.section == moving.place.section, path.item >= moving.place.item { path.item += 1 }
    return path
  }

  /// The numbers of items as shown, when the data source has `data`.
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
