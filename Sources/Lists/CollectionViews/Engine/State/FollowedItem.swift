// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item that something is done with while the application may update: its place goes with it.
@MainActor
final class FollowedItem {
  private let exists: (IndexPath) -> Bool
  private var place: IndexPath?

  /// `exists` says whether there is an item at an index path by now.
  init(_ path: IndexPath, exists: @escaping (IndexPath) -> Bool) {
    self.exists = exists
    place = path
  }

  /// Where the item is now; `nil`: it is gone.
  ///
  /// After a reload, of which nobody knows what became of items, it is where it was.
  var path: IndexPath? { place.flatMap { exists($0) ? $0 : nil } }

  /// Gives the item the place it has after an update.
  func rename(_ newPath: (IndexPath) -> IndexPath?) { place = place.flatMap(newPath) }
}
