// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Pages of collection views and tables")
struct PagingTests {
  private final class Snapping: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: 0, y: (proposed.y / 130).rounded() * 130)
    }
  }

  private final class Target: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var calls = 0

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls += 1
      targetContentOffset.pointee.y = 70
    }
  }

  private let fling = CGVector(dx: 0, dy: 6000)

  @Test func `pages win over the layout's target offset`() {
    let layout = Snapping()
    layout.itemSize = CGSize(width: 300, height: 120)
    let stage = Stage(layout, counts: [60])
    stage.view.isPagingEnabled = true
    stage.frame()
    stage.stroke(by: CGVector(dx: 0, dy: 60), velocity: fling)
    stage.settle()
    expect(stage.view.contentOffset.y, equals: 480)
  }

  @Test func `pages win over the delegate's target offset in a table`() {
    let stage = TableStage(counts: [60])
    let target = Target()
    stage.table.rowHeight = 50
    stage.table.isPagingEnabled = true
    stage.follow(target)
    stage.frame()
    stage.stroke(by: CGVector(dx: 0, dy: 60), velocity: fling)
    stage.settle()
    expect(target.calls, equals: 1)
    expect(stage.table.contentOffset.y, equals: 480)
  }

  /// The methods that scroll a table without animation, with the resulting offsets.
  nonisolated private static let scrolls: [(String, @MainActor @Sendable (UITableView) -> Void)] = [
    ("row", { $0.scrollToRow(at: [0, 40], at: .top, animated: false) }),
    ("selection", { $0.selectRow(at: [0, 40], animated: false, scrollPosition: .top) }),
    ("offset", { $0.setContentOffset(CGPoint(x: 0, y: 2000), animated: false) }),
    (
      "selected row",
      {
        $0.selectRow(at: [0, 40], animated: false, scrollPosition: .none)
        $0.scrollToNearestSelectedRow(at: .top, animated: false)
      }
    ),
  ]

  @Test(arguments: scrolls)
  func `scrolling a table without animation ends a fling`(
    name: String, scroll: @MainActor @Sendable (UITableView) -> Void
  ) {
    let stage = TableStage(counts: [300])
    stage.table.rowHeight = 50
    stage.frame()
    stage.stroke(by: CGVector(dx: 0, dy: 60), velocity: fling)
    stage.wait(0.1)
    expect(stage.table.isDecelerating)
    scroll(stage.table)
    expect(!stage.table.isDecelerating)
    stage.settle()
    expect(stage.table.contentOffset.y, equals: 2000)
  }

  @Test func `scrolling a table to a row that is at its place already ends a fling`() {
    let stage = TableStage(counts: [300])
    stage.table.rowHeight = 50
    stage.frame()
    stage.stroke(by: CGVector(dx: 0, dy: 60), velocity: fling)
    stage.wait(0.1)
    let row = IndexPath(row: Int(stage.table.contentOffset.y / 50) + 2, section: 0)
    stage.table.scrollToRow(at: row, at: .none, animated: false)
    expect(!stage.table.isDecelerating)
  }
}
