// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Recorded applications")
struct RecordedScenarioTests {
  private func sections(_ recorded: [RecordedScenario.Section]) -> [(String, [String])] {
    recorded.map { ($0.name, $0.items) }
  }

  @Test func `every scenario of the file is replayed`() throws {
    expect(try RecordedScenario.all().count, equals: 6)
  }

  @Test(arguments: try RecordedScenario.all())
  func `the cells asked for in a second apply are those recorded`(_ recorded: RecordedScenario) {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply(sections(recorded.first))
    stage.frame()
    _ = stage.takeCalls()
    stage.apply(sections(recorded.second)) {
      $0.reloadItems(recorded.reloadItems)
      $0.reloadSections(recorded.reloadSections)
    }
    stage.frame()
    expect(stage.takeCalls(), equals: recorded.expect.providerCalls.sorted())
    stage.view.engine.checkInvariants()
  }
}
