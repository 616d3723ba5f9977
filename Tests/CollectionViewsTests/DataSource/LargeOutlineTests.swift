// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import Foundation
import Testing
import UIKit

/// The work that a tree of 100,000 nodes makes.
@MainActor
@Suite("Large outlines")
struct LargeOutlineTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  @Test func `a branch of a tree of 100,000 nodes costs the cells in sight`() throws {
    let stage = DiffableStage()
    var outline = Outline()
    let branches = (0..<100).map { "b\($0)" }
    outline.append(branches)
    for branch in branches {
      outline.append((0..<1000).map { "\(branch).\($0)" }, to: branch)
    }
    stage.source.apply(outline, to: "s", animatingDifferences: false)
    stage.frame()
    #expect(stage.view.numberOfItems(inSection: 0) == 100)
    _ = stage.takeCalls()
    let path = try #require(stage.source.indexPath(for: "b3"))
    stage.source.toggleOutlineItem(at: path)
    stage.frame()
    #expect(stage.view.numberOfItems(inSection: 0) == 1100)
    #expect(stage.takeCalls().count <= 24)
    stage.source.toggleOutlineItem(at: path)
    stage.frame()
    #expect(stage.view.numberOfItems(inSection: 0) == 100)
    #expect(stage.takeCalls().count <= 24)
    stage.view.engine.checkInvariants()
  }
}
