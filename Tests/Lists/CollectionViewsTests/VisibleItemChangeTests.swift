// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionContracts
import Synchronization
import Testing
import UIKit

/// Tests that visible-items handlers change the cells only of sections without estimated items, as on iOS.
@MainActor
@Suite("Changes of visible items", .serialized)
struct VisibleItemChangeTests {
  /// Returns a stage of twelve sections of one row each; the section `changed` has a handler that changes its
  /// items.
  private func stage(isEstimated: (Int) -> Bool, section changed: Int) -> Stage {
    let estimates = (0..<12).map(isEstimated)
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section =
        estimates[index]
        ? Layouts.listSection(estimate: 30) : Layouts.gridSection(columns: 1, height: 30)
      if index == changed {
        section.visibleItemsInvalidationHandler = { items, _, _ in
          for item in items {
            item.alpha = 0.25
            item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          }
        }
      }
      return section
    }
    let stage = Stage(layout, counts: Array(repeating: 1, count: 12))
    stage.configure = { cell, _ in cell.wantedHeight = 35 }
    stage.frame()
    return stage
  }

  private func isChanged(_ stage: Stage, _ section: Int) -> Bool? {
    stage.cell(section, 0).map { $0.alpha == 0.25 && $0.transform.a == 0.5 }
  }

  @Test func `a handler changes items of definite sizes`() {
    let stage = stage(isEstimated: { _ in false }, section: 11)
    expect(isChanged(stage, 11), equals: true)
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `a handler does not change items of estimated sizes, and one line says so once`()
    throws
  {
    let heard = Mutex<[String]>([])
    Diagnostics.listen { line in heard.withLock { $0.append(line) } }
    defer { Diagnostics.listen(nil) }
    for _ in 0..<2 {
      let stage = stage(isEstimated: { _ in true }, section: 11)
      let cell = try #require(stage.cell(11, 0))
      expect(cell.alpha == 1 && cell.transform == .identity)
      expect(cell.frame.height, equals: 35)
      expect(stage.view.engine.stateFaults, equals: [])
    }
    let lines = heard.withLock { $0 }.filter { $0.contains("of section 11 changed items") }
    expect(lines.count, equals: 1)
  }

  @Test func `a handler changes a section of definite sizes beside estimated ones`() {
    let stage = stage(isEstimated: { $0 != 10 }, section: 10)
    expect(isChanged(stage, 10), equals: true)
  }
}
