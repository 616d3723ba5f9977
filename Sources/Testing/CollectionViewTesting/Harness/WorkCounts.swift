// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// The number of expensive operations of a collection view, since it was created or between two counts.
///
/// The counts depend on the contents and the actions, not on the machine, so tests compare them exactly.
public struct WorkCounts: Hashable, Sendable {
  /// The number of cells that were created because none could be reused.
  public var cellsCreated = 0
  /// The number of cells that were reused.
  public var cellsReused = 0
  /// The number of supplementary and decoration views that were created.
  public var otherViewsCreated = 0
  /// The number of supplementary and decoration views that were reused.
  public var otherViewsReused = 0
  /// The number of requests to the data source for a cell.
  public var cellsConfigured = 0
  /// The number of requests to views for their preferred sizes.
  public var measured = 0
  /// The number of times that a compositional layout was solved.
  public var layoutSolves = 0

  /// Creates counts of zero.
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

  /// Returns the work since `earlier` was counted.
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
