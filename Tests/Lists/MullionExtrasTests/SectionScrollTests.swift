// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionExtras
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of the scroll states of sections, and of looping sections.
@MainActor
@Suite("Section scrolling")
struct SectionScrollTests {
  /// A row of cards; each cell displays its item.
  @MainActor
  private final class Cards: Stage {
    let view: UICollectionView
    private let source: ItemSource
    var counts: [Int] { didSet { source.counts = { [counts] in counts } } }

    init(
      _ counts: [Int], width: CGFloat = 320, spacing: CGFloat = 0, loops: Bool = true,
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging
    ) {
      self.counts = counts
      source = ItemSource(counts)
      let layout = UICollectionViewCompositionalLayout { _, _ in
        let whole = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(width), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = spacing
        section.isLooping = loops
        return section
      }
      let size = CGSize(width: 320, height: 480)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      super.init(view, size: size, isShown: false)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      frame()
    }

    func state(_ section: Int = 0) -> SectionScrollState? {
      view.scrollState(ofSection: section)
    }

    /// The visible items with their horizontal positions on the screen, from left to right.
    var shown: [String] {
      view.visibleCells.compactMap { cell -> (CGFloat, String)? in
        guard let path = view.indexPath(for: cell), let holder = cell.superview as? UIScrollView
        else { return nil }
        let x = cell.frame.minX + holder.frame.minX - holder.contentOffset.x
        return (x, "\(path.item)@\(Int(x.rounded()))")
      }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    func drag(_ distance: CGFloat) {
      let start = CGPoint(x: 160, y: 50)
      func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat) {
        surface.handle(
          .pointer(
            PointerEvent(
              phase: phase, location: CGPoint(x: x, y: 50), timestamp: surface.now)))
      }
      pointer(.began, start.x)
      for step in 1...10 {
        frame(after: 0.016)
        pointer(.moved, start.x - distance * CGFloat(step) / 10)
      }
      frame(after: 0.5)
      pointer(.moved, start.x - distance)
      frame(after: 0.2)
      pointer(.ended, start.x - distance)
      for _ in 0..<150 { frame(after: 0.016) }
    }
  }

  @Test func `three items run on and on, both ways, and are there once`() {
    let cards = Cards([3])
    expect(cards.shown, equals: ["0@0"])
    for turn in 1...10 {
      cards.view.scrollSection(0, toPage: (cards.state()?.page ?? 0) + 1, animated: true)
      cards.frame(after: 0.1)
      expect(cards.view.visibleCells.count, equals: 2)
      for _ in 0..<30 { cards.frame(after: 0.016) }
      expect(cards.shown, equals: ["\(turn % 3)@0"])
      expect(cards.state()?.page, equals: turn % 3)
      cards.view.engine.checkInvariants()
    }
    for turn in 1...10 {
      cards.view.scrollSection(0, toPage: (cards.state()?.page ?? 0) - 1, animated: true)
      for _ in 0..<30 { cards.frame(after: 0.016) }
      expect(cards.shown, equals: ["\((31 - turn) % 3)@0"])
      cards.view.engine.checkInvariants()
    }
    expect(cards.state()?.page, equals: 0)
    expect(cards.view.numberOfItems(inSection: 0), equals: 3)
  }

  @Test func `a lap far away is as exact as the first`() {
    let cards = Cards([3])
    cards.view.scrollSection(0, toPage: 250_001, animated: false)
    expect(cards.shown, equals: ["\(250_001 % 3)@0"])
    cards.frame()
    expect(cards.state()?.page, equals: 250_001 % 3)
    expect((cards.state()?.offset ?? -1) < 960)
    for _ in 0..<1000 {
      cards.view.scrollSection(0, toPage: (cards.state()?.page ?? 0) + 1000, animated: false)
      cards.frame()
    }
    expect(cards.state()?.fraction, equals: 0)
    expect(cards.state()?.page, equals: (250_001 + 1_000_000) % 3)
  }

  @Test func `neighbours peek in over the seam`() {
    let cards = Cards([4], width: 240, spacing: 10, .groupPagingCentered)
    expect(cards.shown, equals: ["3@-210", "0@40", "1@290"])
    cards.view.scrollSection(0, toPage: -1, animated: false)
    cards.frame()
    expect(cards.shown, equals: ["2@-210", "3@40", "0@290"])
    expect(cards.state()?.isAtStart == false && cards.state()?.isAtEnd == false)
    cards.view.engine.checkInvariants()
  }

  @Test func `a drag over the seam comes to rest at the next item`() {
    let cards = Cards([3])
    cards.drag(-200)
    expect(cards.shown, equals: ["2@0"])
    cards.drag(200)
    expect(cards.shown, equals: ["0@0"])
    cards.view.engine.checkInvariants()
  }

  @Test func `too little content has ends`() {
    let cards = Cards([1])
    expect(cards.state()?.isAtStart, equals: true)
    expect(cards.state()?.isAtEnd, equals: true)
    expect(cards.shown, equals: ["0@0"])
  }

  @Test func `scrolling to an item takes the short way over the seam`() {
    let cards = Cards([5])
    cards.view.scrollToItem(at: [0, 4], at: .left, animated: false)
    cards.frame()
    expect(cards.shown, equals: ["4@0"])
    cards.view.scrollToItem(at: [0, 0], at: .left, animated: true)
    cards.frame(after: 0.1)
    expect(Set(cards.shown.map { $0.prefix(1) }), equals: ["4", "0"])
    for _ in 0..<30 { cards.frame(after: 0.016) }
    expect(cards.shown, equals: ["0@0"])
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 4),
    (.continuousGroupLeadingBoundary, 10), (.paging, 4), (.groupPaging, 10),
    (.groupPagingCentered, 10),
  ])
  func `pages, fractions and ends of every behavior`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, pages: Int
  ) {
    let cards = Cards([10], width: 100, loops: false, behavior)
    expect(cards.state()?.pageCount, equals: pages)
    expect(cards.state()?.page, equals: 0)
    expect(cards.state()?.isAtStart, equals: true)
    expect(cards.state()?.isAtEnd, equals: false)
    cards.view.scrollSection(0, toPage: 2, animated: false)
    cards.frame()
    expect(cards.state()?.page, equals: 2)
    expect(cards.state()?.fraction, equals: 0)
    cards.view.scrollSection(0, toPage: pages - 1, animated: false)
    cards.frame()
    expect(cards.state()?.isAtEnd, equals: true)
    expect(cards.state()?.nearestPage ?? 0 >= pages - 2)
    expect(cards.view.scrollState(ofSection: 0)?.isMoving, equals: false)
  }

  @Test func `an observer follows its section over updates, until it is cancelled`() {
    let cards = Cards([5, 5], loops: false)
    var pages: [Int] = []
    var observation: SectionScrollObservation? = cards.view.observeScrolling(ofSection: 1) {
      pages.append($0.page)
    }
    cards.view.scrollSection(1, toPage: 1, animated: false)
    cards.view.scrollSection(0, toPage: 3, animated: false)
    expect(pages, equals: [1])
    UIView.performWithoutAnimation {
      cards.view.performBatchUpdates {
        cards.counts = [5]
        cards.view.deleteSections([0])
      }
    }
    cards.frame()
    expect(cards.state(0)?.page, equals: 1)
    cards.view.scrollSection(0, toPage: 2, animated: false)
    expect(pages.last, equals: 2)
    let count = pages.count
    observation?.cancel()
    observation = nil
    cards.view.scrollSection(0, toPage: 3, animated: false)
    expect(pages.count, equals: count)
    expect(cards.state(5) == nil)
  }
}
