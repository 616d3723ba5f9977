// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

@testable import MullionCollectionViews

/// Tests of the map by which the focus finds the next item, without a collection view.
@MainActor
struct FocusMapTests {
  /// Items with given frames, without a collection view.
  private struct Ground: FocusGround {
    var items: [IndexPath: CGRect] = [:]
    /// The sections that scroll horizontally by themselves.
    var rows: Set<Int> = []
    var listRows: Set<IndexPath> = []
    var itemCounts: [Int]
    var contentSize = CGSize(width: 300, height: 4000)
    var viewHeight: CGFloat = 400
    var freeHeight: CGFloat = 400
    var isMirrored = false
    var readsAgainstCoordinates = false

    /// Creates sections of items of 100 by 50 points in three columns, one section below the other.
    init(_ counts: [Int]) {
      itemCounts = counts
      var top: CGFloat = 0
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          items[[section, item]] = CGRect(
            x: CGFloat(item % 3) * 100, y: top + CGFloat(item / 3) * 50, width: 100, height: 50)
        }
        top += CGFloat((count + 2) / 3) * 50
      }
    }

    func shownFrame(of path: IndexPath) -> CGRect? { items[path] }
    func shownItems(in region: CGRect) -> [VisibleElement] {
      items.filter { $0.value.intersects(region) && !rows.contains($0.key.section) }
        .map { VisibleElement(path: $0.key, frame: $0.value) }
    }
    func focusRow(ofSection section: Int) -> FocusRow? {
      guard rows.contains(section) else { return nil }
      let own = items.filter { $0.key.section == section }
      return FocusRow(
        isHorizontal: true, items: own.map { VisibleElement(path: $0.key, frame: $0.value) })
    }
    func isListRow(_ path: IndexPath) -> Bool { listRows.contains(path) }
  }

  private func map(_ ground: Ground, without skipped: Set<IndexPath> = []) -> FocusMap {
    FocusMap(ground: ground) { !skipped.contains($0) }
  }

  @Test func `in a grid each arrow goes to the neighbour`() {
    let map = map(Ground([9]))
    expect(map.next(from: [0, 4], .up, lane: nil), equals: [0, 1])
    expect(map.next(from: [0, 4], .down, lane: nil), equals: [0, 7])
    expect(map.next(from: [0, 4], .left, lane: nil), equals: [0, 3])
    expect(map.next(from: [0, 4], .right, lane: nil), equals: [0, 5])
    expect(map.next(from: [0, 1], .up, lane: nil) == nil)
  }

  @Test func `at the end of a row the next item in reading order follows`() {
    let map = map(Ground([6]))
    expect(map.next(from: [0, 2], .right, lane: nil), equals: [0, 3])
    expect(map.next(from: [0, 3], .left, lane: nil), equals: [0, 2])
    expect(map.next(from: [0, 5], .right, lane: nil) == nil)
  }

  @Test func `rows of lists are not left sideways`() {
    var ground = Ground([3])
    ground.items = [[0, 0]: CGRect(x: 0, y: 0, width: 300, height: 50)]
    ground.items[[0, 1]] = CGRect(x: 0, y: 50, width: 300, height: 50)
    expect(map(ground).next(from: [0, 0], .right, lane: nil), equals: [0, 1])
    ground.listRows = [[0, 0], [0, 1]]
    expect(map(ground).next(from: [0, 0], .right, lane: nil) == nil)
  }

  @Test func `a mirrored view and one that reads from the right turn the arrows round`() {
    var ground = Ground([6])
    ground.isMirrored = true
    expect(map(ground).next(from: [0, 1], .left, lane: nil), equals: [0, 2])
    ground.isMirrored = false
    ground.readsAgainstCoordinates = true
    expect(map(ground).next(from: [0, 2], .right, lane: nil), equals: [0, 1])
    expect(map(ground).next(from: [0, 3], .left, lane: nil), equals: [0, 4])
  }

  @Test func `items that can't have the focus are stepped over`() {
    let map = map(Ground([9]), without: [[0, 4], [0, 0]])
    // The nearest row has others that can.
    expect(map.next(from: [0, 1], .down, lane: nil), equals: [0, 3])
    expect(map.following([0, 3], forward: true), equals: [0, 5])
    expect(map.end(last: false), equals: [0, 1])
    expect(map.end(last: true), equals: [0, 8])
  }

  @Test func `the lane is kept where rows are shorter`() {
    let map = map(Ground([3, 1, 3]))
    expect(map.next(from: [0, 2], .down, lane: nil), equals: [1, 0])
    expect(map.next(from: [1, 0], .down, lane: 250), equals: [2, 2])
    expect(map.next(from: [1, 0], .down, lane: nil), equals: [2, 0])
  }

  @Test func `a section that scrolls by itself is gone along, and left up and down`() {
    var ground = Ground([3, 6, 3])
    for item in 0..<6 {
      ground.items[[1, item]] = CGRect(x: CGFloat(item) * 100, y: 50, width: 100, height: 50)
    }
    for item in 0..<3 {
      ground.items[[2, item]] = CGRect(x: CGFloat(item) * 100, y: 100, width: 100, height: 50)
    }
    ground.rows = [1]
    let map = map(ground)
    expect(map.next(from: [1, 2], .right, lane: nil), equals: [1, 3])
    expect(map.next(from: [1, 5], .right, lane: nil) == nil)
    expect(map.next(from: [1, 1], .down, lane: nil), equals: [2, 1])
    expect(map.next(from: [1, 1], .up, lane: nil), equals: [0, 1])
  }

  @Test func `what is pages away is found`() {
    var ground = Ground([2])
    ground.items[[0, 1]] = CGRect(x: 0, y: 3900, width: 100, height: 50)
    expect(map(ground).next(from: [0, 0], .down, lane: nil), equals: [0, 1])
  }

  @Test func `a page is as far as the free height, less one item`() {
    let map = map(Ground([60]))
    expect(map.page(from: [0, 1], down: true, lane: nil), equals: [0, 22])
    expect(map.page(from: [0, 22], down: false, lane: nil), equals: [0, 1])
    expect(map.page(from: [0, 55], down: true, lane: nil), equals: [0, 59])
  }
}
