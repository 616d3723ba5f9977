// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Orthogonal sections")
struct OrthogonalTests {
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int] = [1000],
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> Stage {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = Layouts.carouselSection(behavior)
      section.visibleItemsInvalidationHandler = handler
      return section
    }
    return Stage(layout, counts: counts)
  }

  private func scrollView(_ stage: Stage) throws -> UIScrollView {
    try #require(stage.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func `cells are subviews of the section's scroll view, across the whole width`() throws {
    let stage = stage(.continuous)
    stage.frame()
    let scrollView = try scrollView(stage)
    expect(scrollView.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 80))
    expect(scrollView.contentSize, equals: CGSize(width: 100_000, height: 80))
    expect(stage.shown, equals: ["0.0", "0.1", "0.2", "0.3"])
    expect(stage.cell(0, 2)?.superview === scrollView)
    expect(stage.cell(0, 2)?.frame, equals: CGRect(x: 200, y: 0, width: 100, height: 80))
  }

  @Test func `what stands below goes down when cells of a section turn out to be higher`() throws {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let height: NSCollectionLayoutDimension = section == 1 ? .absolute(40) : .estimated(1)
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: section == 1 ? .fractionalWidth(1) : .absolute(100),
          heightDimension: height), subitems: [item])
      let result = NSCollectionLayoutSection(group: group)
      if section != 1 { result.orthogonalScrollingBehavior = .continuous }
      return result
    }
    let stage = Stage(layout, counts: [10, 3, 10, 1])
    stage.configure = { $0.wantedHeight = $1.section == 1 ? nil : 90 }
    stage.frame()
    expect(stage.cell(0, 0)?.frame.height, equals: 90)
    expect(stage.cell(1, 0)?.frame, equals: CGRect(x: 0, y: 90, width: 320, height: 40))
    expect(stage.cell(1, 2)?.frame.minY, equals: 170)
    expect(stage.cell(2, 0)?.superview?.frame.minY, equals: 210)
    expect(stage.view.engine.stateFaults.isEmpty)
  }

  @Test func `scrolling a section realises only what comes into sight, and solves nothing`() throws
  {
    let stage = stage(.continuous)
    stage.frame()
    let scrollView = try scrollView(stage)
    for step in 1...100 { scrollView.contentOffset.x = CGFloat(step) * 50 }
    expect(stage.shown, equals: ["0.50", "0.51", "0.52", "0.53"])
    expect(stage.counters.cellsCreated, equals: 4)
    expect(stage.counters.layoutSolves, equals: 1)
    expect(stage.counters.prepares, equals: 1)
  }

  @Test func `a section keeps its offset while it is out of sight`() throws {
    let stage = stage(.continuous, counts: Array(repeating: 20, count: 40))
    stage.frame()
    try scrollView(stage).contentOffset.x = 230
    stage.scroll(to: 1000)
    expect(stage.cell(0, 2) == nil)
    stage.scroll(to: 0)
    expect(stage.view.engine.orthogonalOffset(ofSection: 0), equals: 230)
    expect(stage.cell(0, 2)?.frame.minX, equals: 200)
    expect(stage.cell(0, 0) == nil)
  }

  @Test func `the handler is given frames in sight and near it, on each solve and offset`() throws {
    var calls: [(offset: CGFloat, frames: [CGFloat])] = []
    let stage = stage(.continuous) { items, offset, _ in
      calls.append((offset.x, items.map(\.frame.minX)))
    }
    stage.frame()
    try scrollView(stage).contentOffset.x = 550
    stage.frame()
    expect(calls.map(\.offset), equals: [0, 550])
    expect(stage.shown, equals: ["0.5", "0.6", "0.7", "0.8"])
    expect(calls.last?.frames, equals: [3, 4, 9, 10, 11, 5, 6, 7, 8].map { CGFloat($0) * 100 })
  }

  @Test func `what comes into sight is last in the handler's list, or in front scrolling back`()
    throws
  {
    var seen: [Int] = []
    let stage = stage(.continuous) { items, offset, _ in
      seen = items.filter { $0.frame.maxX > offset.x && $0.frame.minX < offset.x + 320 }
        .map(\.indexPath.item)
    }
    stage.frame()
    try scrollView(stage).contentOffset.x = 550
    stage.frame()
    try scrollView(stage).contentOffset.x = 590
    stage.frame()
    expect(seen, equals: [5, 6, 7, 8, 9])
    try scrollView(stage).contentOffset.x = 490
    stage.frame()
    expect(seen, equals: [4, 5, 6, 7, 8])
  }

  @Test func `the last section's handler is called first`() {
    var sections: [Int?] = []
    let stage = stage(.continuous, counts: [3, 3, 3]) { items, _, _ in
      sections.append(items.first?.indexPath.section)
    }
    stage.frame()
    expect(sections, equals: [2, 1, 0])
  }

  @Test func `what a handler changes is applied, and persists`() throws {
    var seen: [CGFloat] = []
    let stage = stage(.continuous) { items, _, _ in
      guard let first = items.first(where: { $0.indexPath.item == 2 }) else { return }
      seen.append(first.alpha)
      first.alpha = 0.5
      first.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    stage.frame()
    expect(stage.cell(0, 2)?.alpha, equals: 0.5)
    expect(stage.cell(0, 2)?.frame, equals: CGRect(x: 150, y: -40, width: 200, height: 160))
    try scrollView(stage).contentOffset.x = 10
    expect(seen, equals: [1, 0.5])
    expect(stage.cell(0, 2)?.alpha, equals: 0.5)
  }

  @Test func `a handler may scroll its own section on`() throws {
    var view: UICollectionView?
    let stage = stage(.continuous) { items, offset, _ in
      guard offset.x > 1000 else { return }
      view?.scrollToItem(at: [0, 1], at: .left, animated: false)
    }
    view = stage.view
    stage.frame()
    try scrollView(stage).contentOffset.x = 1030
    expect(stage.view.engine.orthogonalOffset(ofSection: 0), equals: 100)
    expect(stage.shown, equals: ["0.1", "0.2", "0.3", "0.4"])
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 540.0),
    (.continuousGroupLeadingBoundary, 500), (.groupPaging, 500), (.paging, 640),
    (.groupPagingCentered, 490),
  ])
  func `a set offset settles as the behavior says`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rest: Double
  ) {
    let stage = stage(behavior)
    stage.frame()
    stage.view.engine.settleOrthogonal(section: 0, at: 540)
    expect(stage.view.engine.orthogonalOffset(ofSection: 0), equals: CGFloat(rest))
  }

  @Test func `scrolling to an item scrolls its section and the view`() {
    let stage = stage(.continuous, counts: Array(repeating: 50, count: 30))
    stage.frame()
    stage.view.scrollToItem(
      at: IndexPath(item: 20, section: 25), at: [.top, .centeredHorizontally], animated: false)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1920)
    expect(stage.view.engine.orthogonalOffset(ofSection: 25), equals: 1890)
    expect(stage.cell(25, 20) != nil)
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered, .groupPaging,
  ])
  func `another width keeps the item in the middle`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let item = NSCollectionLayoutItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(0.9), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [100])
    stage.frame()
    stage.view.scrollToItem(at: [0, 40], at: .centeredHorizontally, animated: false)
    for width in [500, 1200, 390, 320] {
      stage.surface.resize(to: CGSize(width: width, height: 480), scale: 2)
      stage.frame()
      let middle = CGPoint(x: width / 2, y: 40)
      expect(stage.view.indexPathForItem(at: middle), equals: [0, 40])
    }
  }

  @Test func `where the place is kept, items that come before do not move a scrolled section`()
    throws
  {
    let stage = stage(.continuous)
    stage.view.engine.scrollPolicy.keepsPlaceInUpdates = true
    stage.frame()
    try scrollView(stage).contentOffset.x = 1030
    let cell = stage.cell(0, 11)
    stage.view.performBatchUpdates {
      stage.items[0].insert(contentsOf: ["a", "b"], at: 0)
      stage.view.insertItems(at: [[0, 0], [0, 1]])
    }
    expect(stage.view.engine.orthogonalOffset(ofSection: 0), equals: 1230)
    expect(stage.cell(0, 13) === cell)
  }

  @Test func `from right to left scrolling to an item shows it, and another width keeps it`() throws
  {
    let stage = stage(.continuous)
    stage.surface.traits = UITraitCollection(traitsFrom: [
      stage.surface.traits, UITraitCollection(layoutDirection: .rightToLeft),
    ])
    stage.frame()
    expect(stage.shown, equals: ["0.0", "0.1", "0.2", "0.3"])
    stage.view.scrollToItem(at: [0, 24], at: .centeredHorizontally, animated: false)
    stage.frame()
    let scrollView = try scrollView(stage)
    expect(scrollView.contentOffset.x, equals: 97_390.0)
    expect(stage.shown, equals: ["0.22", "0.23", "0.24", "0.25", "0.26"])
    expect(
      stage.cell(0, 24)?.frame.minX,
      equals: stage.view.layoutAttributesForItem(at: [0, 24])?.frame.minX)
    stage.view.frame.size.width = 500
    stage.frame()
    expect(scrollView.contentOffset.x, equals: 97_300.0)
  }

  @Test func `centred groups begin with the first one in the middle`() {
    let stage = stage(.groupPagingCentered)
    stage.frame()
    expect(stage.view.engine.orthogonalOffset(ofSection: 0), equals: -110)
    expect(stage.view.indexPathForItem(at: CGPoint(x: 160, y: 40)), equals: [0, 0])
  }

  /// Scrolls as focus changes by keyboard do; the minimal scroll distance ends between two resting positions.
  @Test(arguments: [false, true])
  func `what is scrolled into sight is not cut where its section rests`(isEndless: Bool) throws {
    let item = NSCollectionLayoutItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.absolute(150), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.loops = isEndless
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [10])
    stage.frame()
    let scrollView = try scrollView(stage)
    for index in [1, 2, 1, 0] {
      stage.view.scrollToItem(at: [0, index], at: [], animated: false)
      stage.frame()
      expect(stage.view.indexPathForItem(at: CGPoint(x: 160, y: 40)), equals: [0, index])
      let offset = scrollView.contentOffset
      stage.view.scrollToItem(at: [0, index], at: [], animated: false)
      expect(scrollView.contentOffset, equals: offset)
    }
  }

  @Test func `scrolling before there is a size is done when there is one`() {
    let layout = UICollectionViewCompositionalLayout(
      section: Layouts.carouselSection(.continuous))
    let stage = Stage(layout, counts: [100], size: .zero)
    stage.view.scrollToItem(at: [0, 50], at: .left, animated: false)
    stage.frame()
    stage.surface.resize(to: CGSize(width: 320, height: 480), scale: 2)
    stage.frame()
    expect(stage.view.engine.orthogonalOffset(ofSection: 0), equals: 5000)
    expect(stage.cell(0, 50) != nil)
  }

  @Test(arguments: [(300.0, 100.0), (900, 100), (-300, 0), (0, 0)])
  func `letting go turns one page in the direction of the fling`(velocity: Double, rest: Double)
    throws
  {
    let stage = stage(.groupPaging)
    stage.frame()
    let steering = try #require(scrollView(stage).steering)
    let target = steering.restingOffset(
      for: CGPoint(x: 700, y: 0), velocity: CGVector(dx: velocity, dy: 0))
    expect(target.x, equals: CGFloat(rest))
  }

  @Test func `the item at a point is found in a scrolled section`() throws {
    let stage = stage(.continuous)
    stage.frame()
    try scrollView(stage).contentOffset.x = 250
    expect(stage.view.indexPathForItem(at: CGPoint(x: 60, y: 40)), equals: [0, 3])
    expect(stage.view.indexPathForItem(at: CGPoint(x: 60, y: 90)) == nil)
  }
}
