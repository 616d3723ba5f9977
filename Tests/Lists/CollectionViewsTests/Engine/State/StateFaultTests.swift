// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the faults that a check of the state (`StateWalk`) reports after a manipulation of the engine.
@MainActor
@Suite("StateWalk, faults")
struct StateFaultTests {
  private struct Fault: Sendable {
    let words: String
    let make: @MainActor @Sendable (Stage) -> Void

    init(_ words: String, _ make: @escaping @MainActor @Sendable (Stage) -> Void) {
      self.words = words
      self.make = make
    }
  }

  nonisolated private static let faults: [Fault] = [
    Fault("also waits in the pool") { $0.cell(1, 0)?.isPooled = true },
    Fault("was not reported") { $0.view.engine.realised[.cell([1, 0])]?.isDisplayed = false },
    Fault("is not where its section shows it") { $0.cell(1, 0)?.removeFromSuperview() },
    Fault("is registered for another element") { $0.cell(1, 0)?.elementKey = .cell([1, 1]) },
    Fault("is selected, but there is no such item") { $0.view.engine.selection.insert([1, 99]) },
    Fault("is scrolled to, but") {
      $0.view.engine.scrollGoal = ScrollGoal(indexPath: [7, 0], position: .top, end: .zero)
    },
    Fault("is prefetched, but") { $0.view.engine.prefetch.announced = [[1, 99]] },
    Fault("not as large as that of the layout") { $0.view.contentSize.height += 10 },
    Fault("the data is [10, 51]") { $0.items[1].append("more") },
    Fault("has alpha 0.5") { $0.cell(1, 0)?.alpha = 0.5 },
    Fault("is turned") {
      $0.cell(1, 0)?.layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    },
    Fault("is hidden or not") { $0.cell(1, 0)?.isHidden = true },
    Fault("is 3.0 deep") { $0.cell(1, 0)?.layer.zPosition = 3 },
    Fault("is left over at") { stage in
      remove([1, 0], stage)
    },
    Fault("missing [\"section 1, item 0\"]") { stage in
      remove([1, 0], stage)
    },
    Fault("views are in limbo") { $0.view.engine.limbo.append(UICollectionReusableView()) },
    Fault("waits under another name") { waiting($0).reuseKey = .cell("b") },
    Fault("does not know that it waits") { waiting($0).isPooled = false },
    Fault("waits twice") { $0.view.engine.pool.give(waiting($0)) },
    Fault("section 0 is at") { row($0)?.frame.origin.y = 5 },
    Fault("section 0 has content of another size") { row($0)?.contentSize.width = 5_000 },
    Fault("section 0 takes itself for 4") { row($0)?.section = 4 },
    Fault("section 0 has scrolled to") {
      $0.view.engine.orthogonal.setOffset(CGPoint(x: 100, y: 0), ofSection: 0)
    },
    Fault("section 0 rests at 50.0") { stage in
      stage.view.engine.orthogonal.setOffset(CGPoint(x: 50, y: 0), ofSection: 0)
    },
    Fault("and nothing animates them") { depart(as: .cell([1, 40]), $0) },
    Fault("has a view and another one on its way out") { depart(as: .cell([1, 0]), $0) },
  ]

  /// Returns a view in the reuse pool.
  @MainActor
  private static func waiting(_ stage: Stage) -> UICollectionReusableView {
    let view = UICollectionReusableView()
    view.reuseKey = .cell("a")
    stage.view.engine.pool.give(view)
    return view
  }

  /// Registers a departing view as that of `key`.
  @MainActor
  private static func depart(as key: ElementKey, _ stage: Stage) {
    let element = RealisedElement(
      key: .cell([1, 40]), view: UICollectionReusableView(),
      attributes: UICollectionViewLayoutAttributes(forCellWith: [1, 40]), host: nil)
    stage.view.engine.departures.insert(.init(element: element, key: key))
  }

  @MainActor
  private static func remove(_ path: IndexPath, _ stage: Stage) {
    let realised = stage.view.engine.realised
    if let element = realised[.cell(path)] { realised.remove(element) }
  }

  @MainActor
  private static func row(_ stage: Stage) -> OrthogonalScrollView? {
    stage.view.engine.orthogonal.scrollView(ofSection: 0)
  }

  private func stage() -> Stage {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0
        ? Layouts.carouselSection(.groupPaging) : Layouts.gridSection(columns: 1, height: 40)
    }
    let stage = Stage(layout, counts: [10, 50])
    stage.frame()
    return stage
  }

  @Test func `a view that nobody touched contradicts itself nowhere`() {
    let stage = stage()
    expect(stage.view.engine.isSettled && stage.view.engine.stateFaults.isEmpty)
    stage.view.contentOffset.y = -20
    stage.view.layoutIfNeeded()
    expect(stage.view.engine.stateFaults.contains { $0.hasPrefix("the content rests at") })
  }

  /// A layout that returns each element twice while `isDoubled` is set.
  private final class Doubling: UICollectionViewCompositionalLayout {
    var isDoubled = false

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect) ?? []
      return isDoubled ? all + all : all
    }
  }

  @Test func `an element that the layout shows twice is named`() {
    let layout = Doubling(section: Layouts.gridSection(columns: 1, height: 40))
    let stage = Stage(layout, counts: [9])
    stage.frame()
    expect(stage.view.engine.stateFaults.isEmpty)
    layout.isDoubled = true
    expect(stage.view.engine.stateFaults, equals: ["the layout shows an element twice"])
  }

  @Test(arguments: faults.indices) func `what is wrong is named`(index: Int) {
    let (stage, fault) = (stage(), Self.faults[index])
    fault.make(stage)
    let found = StateWalk(engine: stage.view.engine).faults
    expect(found.contains { $0.contains(fault.words) }, "\(fault.words): \(found)")
  }
}
