// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the visible elements (`CollectionEngine+Sight`), and of sections that scroll orthogonally
/// (`CollectionEngine+Orthogonal`, `CollectionEngine+SectionScrolling`).
@MainActor
@Suite("CollectionEngine, sight")
struct EngineSightTests {
  /// Returns a stage with an orthogonally scrolling row of ten items of 100 points, above rows of 40 points.
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging
  ) -> Stage {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? Layouts.carouselSection(behavior) : Layouts.gridSection(columns: 1, height: 40)
    }
    let stage = Stage(layout, counts: [10, 50])
    stage.frame()
    return stage
  }

  /// A layout that returns all elements as visible, with the third item hidden.
  private final class Hiding: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 9_000))
      for attributes in all ?? [] where attributes.indexPath.item == 2 {
        attributes.isHidden = true
      }
      return all
    }
  }

  /// A layout of items at the same position, the first one in front.
  private final class Pile: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }

    override func layoutAttributesForItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      attributes.zIndex = 5 - path.item
      return attributes
    }
  }

  @Test func `of items upon each other the frontmost one is found`() {
    let stage = Stage(Pile(), counts: [3])
    stage.frame()
    expect(stage.view.engine.item(at: CGPoint(x: 50, y: 50)), equals: [0, 0])
  }

  @Test func `a finger on something in front of an item hits no item`() {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: [3])
    stage.frame()
    let engine = stage.view.engine
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.view.addSubview(front)
    expect(engine.item(hitAt: CGPoint(x: 150, y: 20)), equals: [0, 0])
    expect(engine.item(hitAt: CGPoint(x: 50, y: 20)) == nil)
    expect(engine.item(at: CGPoint(x: 50, y: 20)), equals: [0, 0])
    front.isUserInteractionEnabled = false
    expect(engine.item(hitAt: CGPoint(x: 50, y: 20)), equals: [0, 0])
  }

  @Test func `what is hidden or elsewhere is not in sight, whatever the layout answers`() {
    let layout = Hiding(section: Layouts.gridSection(columns: 1, height: 40))
    let stage = Stage(layout, counts: [50])
    stage.frame()
    let items = stage.view.engine.attributesInSight().map(\.indexPath.item)
    expect(items, equals: Array(0..<12).filter { $0 != 2 })
    stage.view.bounds.size = .zero
    expect(stage.view.engine.attributesInSight().isEmpty)
  }

  @Test func `an item in hand is in sight wherever it came from`() {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: [50])
    stage.frame()
    expect(MovementPass(engine: stage.view.engine).lift([0, 1]))
    stage.view.contentOffset.y = 800
    stage.frame()
    let items = stage.view.engine.attributesInSight().map(\.indexPath.item)
    expect(items, equals: Array(20..<32) + [1])
  }

  @Test func `a row that scrolls shows what its own offset brings into sight`() {
    let stage = stage()
    let engine = stage.view.engine
    engine.settleOrthogonal(section: 0, at: 310)
    expect(engine.orthogonalOffset(ofSection: 0), equals: 300)
    expect(
      engine.orthogonalAttributesInSight(section: 0).map(\.indexPath.item).sorted(),
      equals: [3, 4, 5, 6])
    expect(engine.orthogonalAttributesInSight(section: 1).isEmpty)
    expect(engine.attributesInSight().allSatisfy { $0.indexPath.section == 1 })
    expect(engine.shownFrame(of: [0, 4]), equals: CGRect(x: 100, y: 0, width: 100, height: 80))
    expect(engine.shownFrame(of: [1, 1]), equals: CGRect(x: 0, y: 120, width: 320, height: 40))
    let shown = engine.shownItems(in: CGRect(x: 0, y: 0, width: 320, height: 100))
    expect(shown.map(\.path).sorted(), equals: [[0, 3], [0, 4], [0, 5], [0, 6], [1, 0]])
    expect(shown.first { $0.path == [0, 4] }?.frame.minX, equals: 100)
  }

  @Test func `an item is found at a point, also in a row that scrolled`() {
    let stage = stage()
    let engine = stage.view.engine
    expect(engine.item(at: CGPoint(x: 150, y: 40)), equals: [0, 1])
    engine.settleOrthogonal(section: 0, at: 300)
    expect(engine.item(at: CGPoint(x: 150, y: 40)), equals: [0, 4])
    expect(engine.item(at: CGPoint(x: 150, y: 130)), equals: [1, 1])
    expect(engine.item(at: CGPoint(x: 150, y: -5)) == nil)
  }

  @Test func `an element is found by its view, or one inside of it`() throws {
    let stage = stage()
    let engine = stage.view.engine
    let cell = try #require(stage.cell(1, 2))
    let inner = UIView()
    cell.contentView.addSubview(inner)
    expect(engine.element(hitIn: inner)?.key, equals: .cell([1, 2]))
    expect(engine.element(hitIn: cell)?.key, equals: .cell([1, 2]))
    expect(engine.element(hitIn: stage.view) == nil && engine.element(hitIn: nil) == nil)
    expect(engine.elementsOnScreen(.cell).count, equals: stage.shown.count)
    expect(engine.elementsOnScreen(.supplementaryView, kind: "header").isEmpty)
  }

  @Test func `a row says how far it has scrolled`() throws {
    let stage = stage()
    let engine = stage.view.engine
    expect(engine.sectionScroll(1) == nil)
    engine.scrollSection(0, toPage: 4, animated: false)
    let scroll = try #require(engine.sectionScroll(0))
    expect(scroll.offset == 400 && scroll.page == 4 && !scroll.isMoving)
    expect(scroll.range == 0...680 && scroll.pageCount > 4)
    engine.scrollSection(0, to: 10_000, animated: false)
    expect(engine.sectionScroll(0)?.offset, equals: 680)
    engine.scrollSection(0, to: 0, animated: true)
    expect(engine.sectionScroll(0)?.isMoving, equals: true)
  }

  @Test func `who observes a row hears of it until it no longer does`() {
    let stage = stage()
    let engine = stage.view.engine
    var heard: [Int] = []
    let number = engine.observeScrolling(ofSection: 0) { heard.append($0) }
    engine.scrollSection(0, toPage: 1, animated: false)
    engine.stopObserving(number)
    engine.scrollSection(0, toPage: 2, animated: false)
    expect(heard, equals: [0])
  }

  @Test func `a row that is let go turns its page, and shows what comes into sight`() {
    let stage = stage()
    let engine = stage.view.engine
    func rest(_ proposed: CGFloat, _ velocity: CGFloat) -> CGPoint {
      engine.orthogonalRest(
        ofSection: 0, at: CGPoint(x: 110, y: 0), proposed: CGPoint(x: proposed, y: 0),
        velocity: CGVector(dx: velocity, dy: 0))
    }
    expect(rest(480, 900) == CGPoint(x: 200, y: 0) && rest(480, 0) == CGPoint(x: 100, y: 0))
    expect(
      engine.orthogonalRest(
        ofSection: 1, at: .zero, proposed: CGPoint(x: 7, y: 8), velocity: .zero),
      equals: CGPoint(x: 7, y: 8))
    expect(stage.cell(0, 5) == nil)
    engine.orthogonalDidScroll(section: 0, to: CGPoint(x: 250, y: 0))
    expect(stage.cell(0, 5) != nil && engine.orthogonalOffset(ofSection: 0) == 250)
  }

  @Test func `a row that rests between its stops is laid out again`() {
    let stage = stage()
    let engine = stage.view.engine
    engine.orthogonalDidRest(section: 0)
    expect(engine.needs.isEmpty)
    engine.orthogonal.setOffset(CGPoint(x: 230, y: 0), ofSection: 0)
    engine.orthogonalDidRest(section: 0)
    expect(!engine.needs.isEmpty)
    stage.frame()
    expect(engine.orthogonalOffset(ofSection: 0), equals: 200)
  }
}
