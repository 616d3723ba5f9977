// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests of outlines with many nodes: invisible nodes have no views.
@MainActor
@Suite("Large outlines")
struct LargeOutlineTests {
  /// Returns a stage with `count` nodes, a hundredth of which are folders in one folder; all but the first
  /// are expanded.
  private func stage(_ count: Int) -> Stage {
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar))
    let stage = Stage(diffable: list)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["root", "last"])
    let folders = (0..<count / 100).map { "folder \($0)" }
    outline.append(folders, to: "root")
    for (index, folder) in folders.enumerated() {
      outline.append((0..<99).map { "node \(index).\($0)" }, to: folder)
    }
    outline.expand(folders)
    stage.source.apply(outline, to: "s", animatingDifferences: false)
    stage.frame()
    return stage
  }

  /// Expands or collapses the root, and advances to the end of the animation.
  private func toggle(_ stage: Stage) {
    stage.source.toggleOutlineItem(at: [0, 0])
    for _ in 0..<30 { stage.surface.frame(at: stage.surface.now + 1.0 / 60) }
  }

  @Test func `a tree of 100,000 nodes expands and collapses with the work of what is seen`() {
    var work: [[Int]] = []
    for count in [1000, 100_000] {
      let stage = stage(count)
      expect(stage.texts, equals: ["root", "last"])
      let start = stage.view.engine.counters
      toggle(stage)
      expect(stage.view.numberOfItems(inSection: 0), equals: count + 2)
      expect(Array(stage.texts.prefix(3)), equals: ["root", "folder 0", "node 0.0"])
      let open = stage.view.engine.counters
      toggle(stage)
      expect(stage.texts, equals: ["root", "last"])
      expect(stage.view.engine.departingViews, equals: 0)
      let closed = stage.view.engine.counters
      work.append([
        open.cellsConfigured - start.cellsConfigured, open.cellsCreated - start.cellsCreated,
        open.measured - start.measured, closed.cellsConfigured - open.cellsConfigured,
        closed.cellsCreated - open.cellsCreated, closed.measured - open.measured,
      ])
      stage.view.engine.checkInvariants()
    }
    expect(work[0], equals: work[1])
    expect(work[1][0] < 60)
    expect(work[1][3] < 60)
  }

  @Test func `an expansion is kept over the next outline, wherever its item moves`() {
    let stage = stage(1000)
    toggle(stage)
    var outline = stage.source.snapshot(for: "s")
    outline.collapse(["folder 3"])
    stage.source.apply(outline, to: "s", animatingDifferences: true)
    var rebuilt = NSDiffableDataSourceSectionSnapshot<String>()
    rebuilt.append(["first", "root"])
    rebuilt.append(["folder 3", "folder 4"], to: "root")
    rebuilt.append(["a"], to: "folder 3")
    rebuilt.append(["b"], to: "folder 4")
    rebuilt.expand(stage.source.snapshot(for: "s").expandedItems.filter(rebuilt.contains))
    stage.source.apply(rebuilt, to: "s", animatingDifferences: true)
    for _ in 0..<30 { stage.surface.frame(at: stage.surface.now + 1.0 / 60) }
    expect(stage.texts, equals: ["first", "root", "folder 3", "folder 4", "b"])
  }
}
