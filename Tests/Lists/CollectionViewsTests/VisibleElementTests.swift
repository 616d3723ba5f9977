// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests that elements that only touch the edge of the visible bounds are not visible, whatever the layout
/// returns.
@MainActor
@Suite("Visible elements")
struct VisibleElementTests {
  enum Kind: CaseIterable, Sendable { case flow, custom, compositional }

  /// Returns a layout of rows of 100 points.
  private func rows(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 100)
      flow.minimumLineSpacing = 0
      return flow
    case .custom: return ColumnLayout()
    case .compositional: return Layouts.grid(columns: 1, height: 100)
    }
  }

  private func shown(_ stage: Stage) -> [Int] {
    stage.view.indexPathsForVisibleItems.map(\.item).sorted()
  }

  @Test func `a pager at rest shows its page alone`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 480)
    flow.minimumLineSpacing = 0
    flow.scrollDirection = .horizontal
    let (stage, delegate) = (Stage(flow, counts: [5]), RecorderDelegate())
    stage.view.delegate = delegate
    stage.frame()
    expect(shown(stage), equals: [0])
    expect(delegate.displayed, equals: [[0, 0]: 1])
    stage.view.contentOffset.x = 320
    stage.frame()
    expect(shown(stage), equals: [1])
    expect(stage.counters.cellsConfigured, equals: 2)
    stage.view.contentOffset.x = 200
    stage.frame()
    expect(shown(stage), equals: [0, 1])
  }

  @Test(arguments: Kind.allCases)
  func `rows that end at the edge have no neighbours in sight`(kind: Kind) {
    let stage = Stage(
      rows(kind), items: [(0..<20).map(String.init)], size: CGSize(width: 320, height: 400))
    stage.frame()
    expect(shown(stage), equals: [0, 1, 2, 3])
    expect(stage.asked.count, equals: 4)
    stage.scroll(to: 400)
    expect(shown(stage), equals: [4, 5, 6, 7])
    expect(stage.view.visibleCells.count, equals: 4)
    stage.scroll(to: 400.5)
    expect(shown(stage), equals: [4, 5, 6, 7, 8])
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `a header that begins where the view ends is not shown`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 100)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: 40)
    let kind = UICollectionView.elementKindSectionHeader
    let stage = Stage(
      flow, items: [(0..<4).map(String.init), ["next"]], size: CGSize(width: 320, height: 440))
    stage.view.register(
      RecorderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    stage.frame()
    expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind), equals: [[0, 0]])
    stage.scroll(to: 40)
    expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind), equals: [[1, 0]])
  }

  @Test func `decorations and elements without height are shown inside, not at the edges`() {
    let layout = LinesLayout()
    let stage = Stage(
      layout, items: [["0", "1", "2", "3"]], size: CGSize(width: 320, height: 300))
    stage.frame()
    expect(layout.shownGrounds(stage.view), equals: [1])
    expect(shown(stage), equals: [1, 2])
    stage.scroll(to: 100)
    expect(layout.shownGrounds(stage.view), equals: [1, 2])
  }

  @Test(arguments: Kind.allCases)
  func `what is announced begins before the next screen ends`(kind: Kind) {
    let (stage, source) = (
      Stage(
        rows(kind), items: [(0..<20).map(String.init)], size: CGSize(width: 320, height: 400)),
      PrefetchNote()
    )
    stage.view.prefetchDataSource = source
    stage.frame()
    expect(source.announced, equals: [4, 5, 6, 7])
  }
}

/// A layout of items without height at -10, 0, 150 and 300 points, with a decoration view behind each 300
/// points.
private final class LinesLayout: UICollectionViewLayout {
  private static let tops: [CGFloat] = [-10, 0, 150, 300]

  override init() {
    super.init()
    register(RecorderView.self, forDecorationViewOfKind: "ground")
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 600) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let lines = Self.tops.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }
    return lines
      + (0..<3).map { index in
        let ground = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "ground", with: [index, 0])
        ground.frame = CGRect(x: 0, y: CGFloat(index - 1) * 300, width: 320, height: 300)
        return ground
      }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: Self.tops[indexPath.item], width: 320, height: 0)
    return attributes
  }

  /// Returns the decoration views that are in the view hierarchy, by number.
  func shownGrounds(_ view: UICollectionView) -> [Int] {
    view.subviews.compactMap { ($0 as? RecorderView).map { Int($0.frame.minY) / 300 + 1 } }.sorted()
  }
}

@MainActor
private final class PrefetchNote: NSObject, UICollectionViewDataSourcePrefetching {
  private(set) var announced: [Int] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced += indexPaths.map(\.item)
  }
}
