// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests that layouts in the collection view's coordinates start at the leading edge.
@MainActor
@Suite("Direction of layouts")
struct DirectionTests {
  private final class Strip: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }
  private final class FromTheRight: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  /// Returns a stage of twenty squares of 100 points side by side, in a view 320 points wide and right to
  /// left.
  private func stage(_ layout: UICollectionViewFlowLayout) -> Stage {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.scrollDirection = .horizontal
    let stage = Stage(layout, counts: [20], size: CGSize(width: 320, height: 100))
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    return stage
  }

  /// Returns the frame of a cell in the surface, which the collection view fills.
  private func place(_ item: Int, _ stage: Stage) -> CGRect? {
    stage.view.cellForItem(at: [0, item]).map {
      $0.convert($0.bounds, to: stage.view).applying(stage.view.layer.placement)
    }
  }

  @Test func `a layout that does not ask for it stays as it is`() {
    let stage = stage(UICollectionViewFlowLayout())
    expect(place(0, stage), equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(UICollectionViewLayout().developmentLayoutDirection, equals: .leftToRight)
    expect(!UICollectionViewLayout().flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func `an offset of zero shows the edge where lines begin`() {
    let stage = stage(Strip())
    expect(stage.view.contentOffset, equals: .zero)
    expect(stage.shown, equals: ["0.0", "0.1", "0.2", "0.3"])
    expect(stage.view.cellForItem(at: [0, 1])?.frame.minX, equals: 100)
    expect(place(0, stage), equals: CGRect(x: 220, y: 0, width: 100, height: 100))
    expect(place(1, stage)?.minX, equals: 120)
    stage.view.contentOffset.x = 100
    stage.frame()
    expect(place(1, stage)?.minX, equals: 220)
  }

  @Test func `a layout written for the other direction is turned where people read in the first`() {
    let stage = stage(FromTheRight())
    expect(place(0, stage)?.minX, equals: 0)
    stage.view.semanticContentAttribute = .forceLeftToRight
    stage.frame()
    expect(place(0, stage)?.minX, equals: 220)
  }

  @Test func `what is in cells is not mirrored`() throws {
    let stage = stage(Strip())
    let cell = try #require(stage.view.cellForItem(at: [0, 0]))
    let inView = cell.convert(CGPoint(x: 10, y: 5), to: stage.view)
    expect(inView.applying(stage.view.layer.placement), equals: CGPoint(x: 230, y: 5))
    expect(stage.view.hitTest(CGPoint(x: 5, y: 5), with: nil)?.isDescendant(of: cell), equals: true)
    let node = try #require(
      stage.surface.displayTree().children.first { $0.identity == ObjectIdentifier(cell) })
    let map = node.transform.concatenating(stage.surface.displayTree().transform)
    expect(map.a, equals: 1)
    expect(map.tx, equals: 220)
  }

  @Test func `a finger that goes to the right brings what follows`() {
    let stage = stage(Strip())
    for (phase, x) in [(PointerEvent.Phase.began, 100), (.moved, 120), (.moved, 200)] {
      stage.surface.handle(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 50))))
      stage.frame()
    }
    expect(stage.view.contentOffset.x > 50)
  }

  @Test func `a wheel and keys go the way they point`() {
    let stage = stage(Strip())
    stage.surface.handle(
      .scroll(
        ScrollEvent(
          phase: .discrete, location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 60, dy: 0))))
    stage.frame()
    expect(stage.view.contentOffset.x, equals: 0)
    stage.surface.handle(
      .scroll(
        ScrollEvent(
          phase: .discrete, location: CGPoint(x: 50, y: 50), delta: CGVector(dx: -60, dy: 0))))
    for _ in 0..<3 { stage.frame() }
    expect(stage.view.contentOffset.x, equals: 60)
  }
}
