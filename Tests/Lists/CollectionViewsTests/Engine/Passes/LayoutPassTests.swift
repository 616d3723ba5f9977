// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the passes that display elements that become visible.
@MainActor
@Suite("Passes of a layout cycle")
struct LayoutPassTests {
  private func stage(_ items: Int = 30) -> Stage {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: [items])
    stage.frame()
    return stage
  }

  @Test func `what is in sight has views, and nothing else (RealisePass)`() {
    let stage = stage()
    let engine = stage.view.engine
    stage.view.bounds.origin.y = 400
    RealisePass(engine: engine, anchor: ScrollAnchor(engine: engine), host: nil).run()
    expect(engine.realised.all.map(\.key.indexPath.item).sorted(), equals: Array(10..<22))
    expect(engine.sightBounds, equals: stage.view.bounds)
    expect(engine.realised.all.allSatisfy { $0.isDisplayed && $0.view.superview != nil })
  }

  @Test func `a view is asked for its size once (MeasurePass)`() throws {
    let stage = Stage(Layouts.list(), counts: [30])
    stage.frame()
    let engine = stage.view.engine
    let element = try #require(engine.realised[.cell([0, 1])])
    let measured = engine.counters.measured
    expect(!MeasurePass(engine: engine).run(element))
    expect(engine.counters.measured, equals: measured)
    element.wasAsked = false
    stage.cell(0, 1)?.wantedHeight = 90
    expect(MeasurePass(engine: engine).run(element))
    expect(engine.counters.measured == measured + 1 && engine.needs.preparing)
    stage.frame()
    expect(stage.cell(0, 1)?.frame.height, equals: 90)
  }

  @Test func `the delegate hears of an element once, and of its end once (DisplayReport)`() throws {
    let stage = stage()
    let delegate = RecorderDelegate()
    stage.view.delegate = delegate
    let element = try #require(stage.view.engine.realised[.cell([0, 1])])
    let report = DisplayReport(engine: stage.view.engine)
    report.ended(element)
    report.ended(element)
    expect(delegate.displayed[[0, 1]] == -1 && !element.isDisplayed)
    report.began(element)
    report.began(element)
    expect(delegate.displayed[[0, 1]] == 0 && element.isDisplayed)
  }

  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    var heard: [String] = []

    private func record(_ what: String, _ paths: [IndexPath]) {
      heard.append(what + paths.map { " \($0.item)" }.joined())
    }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { record("ahead", indexPaths) }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { record("back", indexPaths) }
  }

  @Test func `the next screen is announced once, and taken back when it is behind (PrefetchPass)`()
  {
    let stage = Stage(Layouts.grid(columns: 1, height: 240), counts: [12])
    let prefetching = Prefetching()
    stage.view.prefetchDataSource = prefetching
    stage.frame()
    expect(prefetching.heard, equals: ["ahead 2 3"])
    PrefetchPass(engine: stage.view.engine).run()
    expect(prefetching.heard.count, equals: 1)
    stage.scroll(to: 1_440)
    expect(prefetching.heard.dropFirst(), equals: ["back 2 3", "ahead 8 9"])
    stage.scroll(to: 1_430)
    expect(prefetching.heard.last?.hasPrefix("ahead 4"), equals: true)
  }

  @Test func `a handler hears when its section looks different (VisibilityPass)`() {
    final class Heard {
      var notices: [[Int]] = []
    }
    let heard = Heard()
    let section = Layouts.gridSection(columns: 1, height: 200)
    section.visibleItemsInvalidationHandler = { items, _, _ in
      heard.notices.append(items.map(\.indexPath.item))
      items.first?.alpha = 0.5
    }
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [9])
    stage.frame()
    expect(heard.notices == [[0, 1, 2]] && stage.cell(0, 0)?.alpha == 0.5)
    VisibilityPass(engine: stage.view.engine).run()
    expect(heard.notices.count, equals: 1)
    stage.scroll(to: 300)
    expect(heard.notices.last, equals: [1, 2, 3])
  }

  @Test func `sections that scroll have scroll views while they are in sight (OrthogonalPass)`() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0
        ? Layouts.carouselSection(.continuous) : Layouts.gridSection(columns: 1, height: 40)
    }
    let stage = Stage(layout, counts: [10, 50])
    stage.frame()
    let engine = stage.view.engine
    func pass() -> OrthogonalPass {
      OrthogonalPass(engine: engine, anchor: ScrollAnchor(engine: engine))
    }
    let scrollView = engine.orthogonal.scrollView(ofSection: 0)
    expect(scrollView?.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 80))
    expect(scrollView?.contentSize.width == 1_000 && !pass().isOutdated)
    scrollView?.frame.origin.y = 5
    expect(pass().isOutdated)
    pass().run()
    expect(scrollView?.frame.minY == 0 && !pass().isOutdated)
    scrollView?.contentOffset.x = 130
    stage.scroll(to: 1_000)
    expect(engine.orthogonal.shownSections.isEmpty && scrollView?.superview == nil)
    expect(engine.orthogonal.offset(ofSection: 0)?.x, equals: 130)
    stage.scroll(to: 0)
    expect(engine.orthogonal.scrollView(ofSection: 0) === scrollView)
    expect(scrollView?.contentOffset.x, equals: 130)
  }

  @Test func `a row keeps the cell in its middle when it gets another width (OrthogonalAnchor)`() {
    let size = Layouts.size(.fractionalWidth(0.5), .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)))
        ]))
    section.orthogonalScrollingBehavior = .continuous
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [20])
    stage.frame()
    let engine = stage.view.engine
    engine.orthogonal.scrollView(ofSection: 0)?.contentOffset.x = 800
    stage.frame()
    expect(OrthogonalAnchor(engine: engine, section: 0) != nil)
    expect(OrthogonalAnchor(engine: engine, section: 1) == nil)
    stage.surface.resize(to: CGSize(width: 640, height: 480), scale: 2)
    stage.frame()
    expect(engine.orthogonal.offset(ofSection: 0)?.x, equals: 1_600)
  }

  @Test func `a view is dequeued by the provider, and handed back to be configured (ViewProvider)`()
  {
    let stage = stage()
    let engine = stage.view.engine
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 25])
    let created = engine.counters.cellsCreated
    let made = engine.provider.view(for: attributes, handingBack: nil)
    expect((made as? RecorderCell)?.text == "0.25" && engine.counters.cellsCreated == created + 1)
    let again = engine.provider.view(for: attributes, handingBack: made)
    expect(again === made && engine.counters.cellsCreated == created + 1)
  }

  @Test func `a cycle says when it is at rest, and which names still hold (LayoutCycle)`() {
    let stage = stage()
    let engine = stage.view.engine
    var heard: [String] = []
    engine.cycle.whenAtRest { heard.append("now") }
    expect(heard == ["now"] && !engine.cycle.isRunning)
    stage.configure = { [unowned stage] _, path in
      guard path.item == 20 else { return }
      stage.view.engine.cycle.whenAtRest { heard.append("later") }
      heard.append("inside")
    }
    stage.scroll(to: 480)
    expect(heard, equals: ["now", "inside", "later"])
  }

  @Test func `what was looked at goes back to where it was on screen (ScrollAnchor)`() {
    let stage = Stage(Layouts.list(), counts: [40])
    stage.frame()
    stage.scroll(to: 520)
    let engine = stage.view.engine
    let anchor = ScrollAnchor(engine: engine)
    anchor.restore(in: engine)
    expect(stage.view.contentOffset.y, equals: 520)
    stage.view.contentOffset.y = 700
    anchor.restore(in: engine)
    expect(stage.view.contentOffset.y, equals: 520)
  }

  @Test func `an item is scrolled to, and is where it was to be (ScrollPass)`() {
    let stage = stage()
    let engine = stage.view.engine
    let pass = ScrollPass(engine: engine, indexPath: [0, 20], position: .centeredVertically)
    expect(pass.target(), equals: CGPoint(x: 0, y: 580))
    pass.run(animated: false)
    expect(stage.view.contentOffset.y == 580 && engine.scrollGoal == nil)
    ScrollPass(engine: engine, indexPath: [0, 0], position: .top).run(animated: true)
    expect(engine.scrollGoal?.indexPath == [0, 0] && engine.scrollGoal?.end == .zero)
  }
}
