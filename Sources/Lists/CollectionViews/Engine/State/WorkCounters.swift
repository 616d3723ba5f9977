// SPDX-License-Identifier: Apache-2.0

/// How often the expensive things were done since the collection view was made.
///
/// Deterministic; tests compare them exactly.
package struct WorkCounters: Hashable, Sendable {
  /// Cells that were made because none waited to be used again.
  package var cellsCreated = 0
  /// Cells that were used again.
  package var cellsReused = 0
  /// Supplementary and decoration views that were made.
  package var otherViewsCreated = 0
  /// Supplementary and decoration views that were used again.
  package var otherViewsReused = 0
  /// How often the data source was asked for a cell.
  package var cellsConfigured = 0
  /// How often a view was asked for the size it prefers.
  package var measured = 0
  /// How often the layout was prepared.
  package var prepares = 0
  /// How often a compositional layout was solved.
  package var layoutSolves = 0
  /// How often attributes of the visible elements were asked for.
  package var queries = 0

  /// How many sections' numbers of items were asked for because of a difference of snapshots.
  package var countsAsked = 0
  /// How many differences of snapshots were looked for while the main thread waited.
  package var differencesFound = 0
  /// How many snapshots were shown, those that were skipped left out.
  package var snapshotsShown = 0

  /// Views of all kinds that were made or used again.
  var viewsProvided: Int { cellsCreated + cellsReused + otherViewsCreated + otherViewsReused }

  /// No work yet.
  package init() {}
}
