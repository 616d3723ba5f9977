// SPDX-License-Identifier: Apache-2.0

/// What the owner of a collection view, a table, asks of its engine.
extension CollectionEngine {
  /// Whether the view was laid out before.
  package var wasLaidOut: Bool { !knownBounds.isNull }

  /// Whether a layout cycle runs at this moment.
  package var isLayingOut: Bool { cycle.isRunning }

  /// Whether the data source or the layout is to be asked before the size of the content is right.
  package var waitsForPreparing: Bool { needs.countsOrPreparing }

  /// Brings counts, layout and the size of the content up to date, without making a view.
  package func prepareIfNeeded() { cycle.prepareIfNeeded() }

  /// The data source turned out not to move the item that the user moves.
  package func refuseMovement() { movement.isRefused = true }
}
