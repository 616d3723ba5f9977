// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item that is tracked across updates that the application makes meanwhile.
@MainActor
final class FollowedItem {
  private let exists: (IndexPath) -> Bool
  private var place: IndexPath?

  /// Creates a tracker for the item at `path`; `exists` returns whether there is currently an item at an
  /// index path.
  init(_ path: IndexPath, exists: @escaping (IndexPath) -> Bool) {
    self.exists = exists
    place = path
  }

  /// The current index path of the item; `nil` if it is gone.
  ///
  /// Unchanged after a reload, in which items cannot be tracked.
  var path: IndexPath? { place.flatMap { exists($0) ? $0 : nil } }

  /// Translates the index path after an update.
  func rename(_ newPath: (IndexPath) -> IndexPath?) { place = place.flatMap(newPath) }
}
