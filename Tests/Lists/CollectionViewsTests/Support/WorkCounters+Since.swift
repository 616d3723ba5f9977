// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

extension WorkCounters {
  /// Returns the work since `earlier`.
  func since(_ earlier: WorkCounters) -> WorkCounters {
    var work = WorkCounters()
    let counters: [WritableKeyPath<WorkCounters, Int>] = [
      \.cellsCreated, \.cellsReused, \.otherViewsCreated, \.otherViewsReused, \.cellsConfigured,
      \.measured, \.prepares, \.layoutSolves, \.queries, \.countsAsked, \.differencesFound,
      \.snapshotsShown,
    ]
    for counter in counters {
      work[keyPath: counter] = self[keyPath: counter] - earlier[keyPath: counter]
    }
    return work
  }
}
