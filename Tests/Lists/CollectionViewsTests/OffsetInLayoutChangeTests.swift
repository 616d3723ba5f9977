// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests that resizing the collection view or invalidating its layout preserves the content offset in points,
/// within the content (decision 0012).
@MainActor
@Suite("Offset in layout changes")
struct OffsetInLayoutChangeTests {
  private final class PagerLayout: UICollectionViewFlowLayout {
    var proposed: [CGFloat] = []
    var target: CGFloat?

    override func prepare() {
      if let size = collectionView?.bounds.size, itemSize != size { itemSize = size }
      super.prepare()
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      self.proposed.append(proposed.x)
      return CGPoint(x: target ?? proposed.x, y: proposed.y)
    }
  }

  /// Returns a stage with pages as wide as the view.
  private func pager() -> (Stage, PagerLayout) {
    let layout = PagerLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let stage = Stage(flow: layout, counts: [10])
    stage.frame()
    return (stage, layout)
  }

  private func turn(_ stage: Stage, to size: CGSize) {
    stage.surface.resize(to: size, scale: 2)
    stage.frame()
  }

  @Test func `a rotated pager keeps its offset in points`() {
    let (stage, layout) = pager()
    stage.scroll(to: CGPoint(x: 960, y: 0))
    turn(stage, to: CGSize(width: 480, height: 320))
    expect(stage.place(0, 1)?.width, equals: 480)
    expect(stage.view.contentOffset.x, equals: 960)
    _ = layout
  }

  @Test func `an offset beyond the content of the new size is taken back to its end`() {
    let (stage, _) = pager()
    turn(stage, to: CGSize(width: 480, height: 320))
    stage.scroll(to: CGPoint(x: 4320, y: 0))
    turn(stage, to: CGSize(width: 320, height: 480))
    expect(stage.view.contentOffset.x, equals: 2880)
  }

  @Test func `the layout's target offset wins after an animated change of size`() {
    let (stage, layout) = pager()
    stage.scroll(to: CGPoint(x: 960, y: 0))
    layout.proposed = []
    layout.target = 1440
    UIView.animate(withDuration: 0.3) {
      stage.view.frame.size = CGSize(width: 480, height: 320)
      stage.view.layoutIfNeeded()
    }
    expect(layout.proposed, equals: [960])
    expect(stage.view.contentOffset.x, equals: 1440)
  }

  /// Returns a stage with tiles of 80 points, four in a row, scrolled to 1,000 points.
  private func tiles() -> Stage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let stage = Stage(flow: layout, counts: [200])
    stage.frame()
    stage.scroll(to: CGPoint(x: 0, y: 1000))
    return stage
  }

  @Test(arguments: [(40.0, 520.0), (80, 1000), (160, 1000)])
  func `an invalidated layout keeps the offset in points, within the content`(
    side: Double, offset: Double
  ) {
    let stage = tiles()
    stage.layout.itemSize = CGSize(width: side, height: side)
    stage.layout.invalidateLayout()
    stage.frame()
    expect(stage.view.contentOffset.y, equals: CGFloat(offset))
  }

  @Test func `another width keeps the offset in points`() {
    let stage = tiles()
    turn(stage, to: CGSize(width: 640, height: 480))
    expect(stage.place(0, 8)?.minY, equals: 80)
    expect(stage.view.contentOffset.y, equals: 1000)
  }

  @Test func `asking for a place between an invalidation and its layout changes nothing`() {
    let stage = tiles()
    stage.layout.itemSize = CGSize(width: 160, height: 160)
    stage.layout.invalidateLayout()
    expect(stage.view.layoutAttributesForItem(at: [0, 2])?.frame.minY, equals: 160)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
  }

  /// Returns a stage with rows of 100 points with an estimate of 44, scrolled to row 100.
  private func measured() -> Stage {
    let stage = Stage(Layouts.list(estimate: 44), counts: [200])
    stage.configure = { cell, _ in cell.wantedHeight = 100 }
    stage.frame()
    stage.view.scrollToItem(at: [0, 100], at: .top, animated: false)
    stage.frame()
    return stage
  }

  @Test(arguments: [true, false])
  func `rows measured anew in a new layout grow downwards`(isRotation: Bool) {
    let stage = measured()
    let offset = stage.view.contentOffset.y
    if isRotation {
      stage.surface.resize(to: CGSize(width: 480, height: 320), scale: 2)
    } else {
      stage.view.collectionViewLayout.invalidateLayout()
    }
    stage.frame()
    expect(stage.view.contentOffset.y, equals: offset)
    expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 100 })
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `after a rotation, rows that are measured above move nothing that is seen`() throws {
    let stage = measured()
    stage.surface.resize(to: CGSize(width: 480, height: 320), scale: 2)
    stage.frame()
    for _ in 0..<40 {
      let top = try #require(stage.view.indexPathsForVisibleItems.min())
      let before = try #require(stage.cell(0, top.item)).frame.minY - stage.view.contentOffset.y
      stage.view.contentOffset.y -= 30
      stage.frame()
      let after = try #require(stage.cell(0, top.item)).frame.minY - stage.view.contentOffset.y
      expect(after, equals: before + 30)
    }
  }

  @Test func `another layout goes on with the item that was seen`() {
    let stage = Stage(Layouts.grid(columns: 1, height: 100), counts: [100])
    stage.frame()
    stage.scroll(to: 2000)
    stage.view.setCollectionViewLayout(Layouts.grid(columns: 1, height: 50), animated: false)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
    expect(stage.shown.first, equals: "0.20")
  }
}
