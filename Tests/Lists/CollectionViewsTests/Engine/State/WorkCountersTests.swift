// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the counters of expensive operations.
@MainActor
@Suite("WorkCounters")
struct WorkCountersTests {
  @Test func `views of all kinds that were made or used again are provided`() {
    var counters = WorkCounters()
    counters.cellsCreated = 1
    counters.cellsReused = 20
    counters.otherViewsCreated = 300
    counters.otherViewsReused = 4_000
    counters.measured = 50_000
    expect(counters.viewsProvided, equals: 4_321)
  }

  @Test func `each count counts one thing`() {
    let section = Layouts.listSection(estimate: 40)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), elementKind: "header",
        alignment: .top)
    ]
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [30])
    stage.frame()
    var wanted = WorkCounters()
    wanted.cellsCreated = 11
    wanted.cellsConfigured = 11
    wanted.otherViewsCreated = 1
    wanted.measured = 11
    wanted.prepares = 1
    wanted.layoutSolves = 1
    wanted.queries = 1
    expect(stage.counters, equals: wanted)
    stage.scroll(to: 440)
    expect(stage.counters.cellsReused + stage.counters.cellsCreated, equals: 22)
    expect(stage.counters.cellsConfigured == 22 && stage.counters.otherViewsCreated == 1)
  }
}
