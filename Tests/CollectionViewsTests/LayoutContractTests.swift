// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Layouts")
struct LayoutContractTests {
  @Test func `a layout of one's own places cells`() {
    let layout = ColumnLayout()
    let stage = Stage(layout, counts: [1000])
    stage.frame()
    #expect(layout.prepares == 1)
    #expect(stage.shown.count == 5)
    #expect(stage.view.contentSize == CGSize(width: 100, height: 100_000))
    stage.scroll(to: 250)
    #expect(layout.prepares == 1)
    #expect(stage.cell(0, 3)?.frame.minY == 300)
  }

  @Test func `invalidating prepares again and asks the same cells to new places`() {
    let layout = ColumnLayout()
    let stage = Stage(layout, counts: [10])
    stage.frame()
    layout.side = 50
    layout.invalidateLayout()
    layout.invalidateLayout()
    stage.frame()
    #expect(layout.prepares == 2)
    #expect(stage.cell(0, 1)?.frame == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(stage.counters.cellsCreated == 10)
  }

  @Test func `attributes can be asked for before the first layout`() {
    let stage = Stage(ColumnLayout(), counts: [10])
    #expect(stage.view.layoutAttributesForItem(at: [0, 2])?.frame.minY == 200)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 310)) == [0, 3])
    #expect(stage.counters.cellsCreated == 0)
  }

  @Test func `another layout moves the cells that stay in sight`() {
    let (old, new) = (ColumnLayout(), ColumnLayout())
    new.side = 60
    let stage = Stage(old, counts: [100])
    stage.frame()
    let cell = stage.cell(0, 1)
    old.log = []
    var isDone = false
    stage.view.setCollectionViewLayout(new, animated: false) { isDone = $0 }
    stage.frame()
    #expect(isDone)
    #expect(stage.view.collectionViewLayout === new)
    #expect(old.collectionView == nil)
    #expect(new.collectionView === stage.view)
    #expect(stage.cell(0, 1) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 60, width: 60, height: 60))
    #expect(old.log == ["to", "final"])
    #expect(new.log == ["from", "invalidate", "final", "target"])
  }

  @Test func `a provider is asked for each section once every time the layout is solved`() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      #expect(environment.container.effectiveContentSize == CGSize(width: 320, height: 480))
      return Layouts.gridSection(columns: 2, height: 40)
    }
    let stage = Stage(layout, counts: [5, 5, 5])
    stage.frame()
    stage.scroll(to: 100)
    #expect(asked == [0, 1, 2])
    layout.invalidateLayout()
    stage.frame()
    #expect(asked == [0, 1, 2, 0, 1, 2])
  }

  @Test func `another configuration lays out anew, a changed copy does not`() {
    let layout = Layouts.grid()
    let stage = Stage(layout, counts: [10])
    stage.frame()
    let configuration = layout.configuration
    configuration.interSectionSpacing = 7
    #expect(layout.configuration.interSectionSpacing == 0)
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    stage.frame()
    #expect(stage.counters.layoutSolves == 2)
    #expect(stage.view.contentSize.width == 800)
  }

  @Test func `another size solves again`() {
    let stage = Stage(Layouts.grid(), counts: [10])
    stage.frame()
    stage.surface.resize(to: CGSize(width: 400, height: 480), scale: 2)
    stage.frame()
    #expect(stage.counters.layoutSolves == 2)
    #expect(stage.cell(0, 1)?.frame.width == 100)
  }
}
