// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// How often a collection view did what costs time, since it was made.
///
/// The counts depend on what was shown and how it was driven, not on the machine, so tests compare
/// them exactly.
public struct WorkCounts: Hashable, Sendable {
  /// Cells that were made because none waited to be used again.
  public var cellsCreated = 0
  /// Cells that were used again.
  public var cellsReused = 0
  /// Supplementary and decoration views that were made.
  public var otherViewsCreated = 0
  /// Supplementary and decoration views that were used again.
  public var otherViewsReused = 0
  /// Questions to the data source for a cell.
  public var cellsConfigured = 0
  /// Questions to a view for the size it prefers.
  public var measured = 0
  /// Times a compositional layout was solved.
  public var layoutSolves = 0

  /// No work.
  public init() {}

  init(_ counters: WorkCounters) {
    cellsCreated = counters.cellsCreated
    cellsReused = counters.cellsReused
    otherViewsCreated = counters.otherViewsCreated
    otherViewsReused = counters.otherViewsReused
    cellsConfigured = counters.cellsConfigured
    measured = counters.measured
    layoutSolves = counters.layoutSolves
  }

  /// The work since `earlier` was counted.
  public func since(_ earlier: WorkCounts) -> WorkCounts {
    var counts = self
    counts.cellsCreated -= earlier.cellsCreated
    counts.cellsReused -= earlier.cellsReused
    counts.otherViewsCreated -= earlier.otherViewsCreated
    counts.otherViewsReused -= earlier.otherViewsReused
    counts.cellsConfigured -= earlier.cellsConfigured
    counts.measured -= earlier.measured
    counts.layoutSolves -= earlier.layoutSolves
    return counts
  }
}
