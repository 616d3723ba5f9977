// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of the display during the transition from one picture of a view to another.
@MainActor
struct ViewTransitionTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  init() {
    stage.root.addSubview(view)
    view.backgroundColor = .red
    _ = stage.surface.displayTree()
    stage.frame()
  }

  private func begin(_ style: ViewTransition.Style) throws -> ViewTransition {
    let block = AnimationBlock(
      AnimationBlock.Manner(duration: 1, curve: .cubic(.linear), allowsInteraction: true))
    view.startTransition(style, block)
    return try #require(view.tree.transition)
  }

  private func node() throws -> DisplayNode {
    try #require(
      stage.surface.displayTree().children.first { $0.identity == ObjectIdentifier(view) })
  }

  @Test func `a new picture dissolves over the old one, and is alone at the end`() throws {
    _ = try begin(.dissolve)
    view.backgroundColor = nil
    for share in [0.25, 0.5, 0.75] as [CGFloat] {
      stage.wait(0.25)
      let parts = try node().children
      expect(parts.count, equals: 2)
      expect(abs(parts[0].alpha - share) < 0.01 && abs(parts[1].alpha - 1 + share) < 0.01)
    }
    stage.wait(0.5)
    expect(view.tree.transition == nil)
    expect(try node().children.isEmpty)
  }

  @Test func `pictures that slide stand edge to edge inside of the view`() throws {
    _ = try begin(.slide(CGVector(dx: 1, dy: 0), movesNew: true, movesOld: true))
    for share in [0.25, 0.5, 0.75] as [CGFloat] {
      stage.wait(0.25)
      let shown = try node()
      let parts = shown.children.map(\.transform.tx)
      expect(shown.clip?.rect == view.bounds && parts.count == 2)
      expect(abs(parts[0] + share * 100) < 1 && abs(parts[1] - parts[0] - 100) < 0.001)
    }
  }

  @Test func `a view that turns shows its old picture to the middle, then the new one`() throws {
    let transition = try begin(.flip(isUpright: true))
    let old = ObjectIdentifier(transition)
    for (share, isOld) in [(0.25, true), (0.75, false)] {
      stage.wait(share == 0.25 ? 0.25 : 0.5)
      let side = try #require(try node().children.first)
      expect((side.identity == old), equals: isOld)
      expect(abs(side.transform.a - CGFloat(abs(cos(.pi * share)))) < 0.03)
      expect(side.transform.d, equals: 1)
      // The middle stays where it is.
      let middle = CGPoint(x: 50, y: 30).applying(side.transform)
      expect(abs(middle.x - 50) < 0.001 && abs(middle.y - 30) < 0.001)
    }
  }

  @Test func `another transition ends the first one`() throws {
    let first = try begin(.dissolve)
    stage.wait(0.3)
    let second = try begin(.flip(isUpright: false))
    expect(first !== second && view.tree.transition === second)
    expect(!first.tick(to: stage.time) && second.tick(to: stage.time))
  }

  // MARK: Scroller

  @Test(arguments: [
    (CGSize(width: 300, height: 900), UIEdgeInsets.zero),
    (CGSize(width: 50, height: 20), UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)),
    (CGSize(width: 640, height: 500), UIEdgeInsets(top: 30, left: 0, bottom: 44, right: 10)),
  ])
  func `offsets rest between the edges of the content and its insets`(
    size: CGSize, insets: UIEdgeInsets
  ) {
    let scrolled = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrolled.contentInsetAdjustmentBehavior = .never
    scrolled.contentSize = size
    scrolled.contentInset = insets
    let scroller: Scroller = scrolled.scroller
    let range = scroller.range
    expect(range.least, equals: CGPoint(x: -insets.left, y: -insets.top))
    let greatest = CGPoint(
      x: max(-insets.left, size.width + insets.right - 200),
      y: max(-insets.top, size.height + insets.bottom - 300))
    expect(range.greatest, equals: greatest)
    for x in stride(from: -300 as CGFloat, through: 900, by: 75) {
      let clamped = scroller.clamped(CGPoint(x: x, y: 2 * x))
      expect(clamped.x, equals: max(range.least.x, min(range.greatest.x, x)))
      expect(clamped.y, equals: max(range.least.y, min(range.greatest.y, 2 * x)))
      expect(scroller.clamped(clamped), equals: clamped)
    }
    expect(scroller.hasRange(.horizontal), equals: (greatest.x > -insets.left))
    expect(scroller.hasRange(.vertical), equals: (greatest.y > -insets.top))
    scrolled.contentOffset = range.greatest
    expect(!scroller.canScroll(.vertical, by: 10))
    expect(scroller.canScroll(.vertical, by: -10), equals: scroller.hasRange(.vertical))
  }
}
