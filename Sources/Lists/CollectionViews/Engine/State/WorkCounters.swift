// SPDX-License-Identifier: Apache-2.0

/// The counts of expensive operations since the collection view was created.
///
/// The counts are deterministic, so tests compare them exactly.
package struct WorkCounters: Hashable, Sendable {
  /// The number of cells that were created because none could be reused.
  package var cellsCreated = 0
  /// The number of cells that were reused.
  package var cellsReused = 0
  /// The number of supplementary and decoration views that were created.
  package var otherViewsCreated = 0
  /// The number of supplementary and decoration views that were reused.
  package var otherViewsReused = 0
  /// The number of times that the data source was queried for a cell.
  package var cellsConfigured = 0
  /// The number of times that the preferred size of a view was measured.
  package var measured = 0
  /// The number of preparations of the layout.
  package var prepares = 0
  /// The number of times that a compositional layout was solved.
  package var layoutSolves = 0
  /// The number of queries for the attributes of the visible elements.
  package var queries = 0

  /// The number of sections whose item counts were queried because of a snapshot difference.
  package var countsAsked = 0
  /// The number of snapshot differences that were computed on the main thread.
  package var differencesFound = 0
  /// The number of displayed snapshots, excluding those that were skipped.
  package var snapshotsShown = 0

  /// The number of views of all kinds that were created or reused.
  var viewsProvided: Int { cellsCreated + cellsReused + otherViewsCreated + otherViewsReused }

  /// Creates counters that are all 0.
  package init() {}
}
