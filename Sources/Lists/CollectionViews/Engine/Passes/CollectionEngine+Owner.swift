// SPDX-License-Identifier: Apache-2.0

/// The interface of the engine for the owner of a collection view, such as a table.
extension CollectionEngine {
  /// Whether the view was laid out before.
  package var wasLaidOut: Bool { !knownBounds.isNull }

  /// Whether a layout cycle is running.
  package var isLayingOut: Bool { cycle.isRunning }

  /// Whether the data source or the layout has to be queried before the content size is valid.
  package var waitsForPreparing: Bool { needs.countsOrPreparing }

  /// Updates the counts, the layout and the content size, without creating a view.
  package func prepareIfNeeded() { cycle.prepareIfNeeded() }

  /// Records that the data source does not move the item that the user is moving.
  package func refuseMovement() { movement.isRefused = true }
}
