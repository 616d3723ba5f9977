// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct HarnessTests {
  @Test func `a text picture lists elements in reading order`() {
    let harness = CollectionViewHarness(
      ListViewController(titles: ["One", "Two \"2\"", "Three"]),
      size: CGSize(width: 320, height: 130))
    harness.collectionView?.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha = 0.5
    expect(
      harness.textFrames,
      equals: """
        frames 2  screen 320x130 @2x  text block
        collection view 0 0 320 130  content 320x184  offset 0 0  #ffffff
          kind            path             x        y        w        h  z
          header          0.0              0        0      320       34  1  #ffffff  "Numbers"
          cell            0.0              0       34      320       50  0  #ff3b30  "One"
          cell            0.1              0       84      320       50  0  alpha 0.5  #ff3b30  "Two \\"2\\""

        """)
  }

  @Test func `equal runs give equal pictures`() {
    func run() -> [String] {
      let harness = CollectionViewHarness(ListViewController(titles: (0..<100).map { "\($0)" }))
      harness.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 200))
      harness.runUntilIdle()
      return [harness.textFrames, harness.svg]
    }
    expect(run(), equals: run())
  }

  @Test func `a wheel scrolls what lies under it`() {
    let harness = CollectionViewHarness(ListViewController(titles: (0..<100).map { "\($0)" }))
    expect(harness.scroll(by: CGVector(dx: 0, dy: 300)))
    harness.runUntilIdle()
    expect(harness.collectionView?.contentOffset.y, equals: 300)
    expect(harness.elements.first?.texts, equals: ["5"])
  }

  @Test func `a drag scrolls, and time lets it come to rest`() throws {
    let harness = CollectionViewHarness(ListViewController(titles: (0..<100).map { "\($0)" }))
    harness.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.1)
    let dragged = try #require(harness.collectionView?.contentOffset.y)
    expect(dragged > 200)
    expect(harness.runUntilIdle())
    expect(try #require(harness.collectionView?.contentOffset.y) > dragged)
  }

  @Test func `an animation takes its time from the harness`() throws {
    let harness = CollectionViewHarness(ListViewController(titles: (0..<100).map { "\($0)" }))
    let collectionView = try #require(harness.collectionView)
    collectionView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    harness.layout()
    expect(collectionView.contentOffset.y < 1000)
    harness.advance(by: 0.1)
    expect((1..<1000).contains(collectionView.contentOffset.y))
    expect(harness.runUntilIdle())
    expect(collectionView.contentOffset.y, equals: 1000)
    expect(harness.time > 0.1)
  }

  @Test func `a tap selects the cell under it`() {
    let harness = CollectionViewHarness(ListViewController(titles: ["One", "Two", "Three"]))
    harness.tap(at: CGPoint(x: 50, y: 100))
    expect(
      harness.elements.filter(\.isSelected).map(\.indexPath),
      equals: [IndexPath(item: 1, section: 0)])
  }

  @Test func `another size lays out again`() {
    let harness = CollectionViewHarness(ListViewController(titles: ["One"]))
    harness.resize(to: CGSize(width: 600, height: 300))
    expect(harness.elements.map(\.frame.width), equals: [600, 600])
  }

  @Test func `scrolling uses cells again`() {
    let harness = CollectionViewHarness(ListViewController(titles: (0..<100).map { "\($0)" }))
    let visible = harness.elements.count { $0.kind == .cell }
    expect(harness.work.cellsCreated, equals: visible)
    for step in 1...40 { harness.scrollCollectionView(to: CGFloat(step) * 60) }
    expect(harness.work.cellsCreated <= visible + 2)
    expect(harness.work.cellsReused > 30)
  }

  @Test func `an SVG picture holds texts as text`() {
    let harness = CollectionViewHarness(ListViewController(titles: ["One & only"]))
    expect(harness.svg.hasPrefix("<"))
    expect(harness.svg.contains("One &amp; only"))
  }

  @Test func `a view alone fills the screen`() {
    let view = UIView(frame: .zero)
    let label = UILabel(frame: CGRect(x: 16, y: 20, width: 100, height: 21))
    label.text = "Hello"
    view.addSubview(label)
    let harness = CollectionViewHarness(view, size: CGSize(width: 200, height: 100), scale: 1)
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 100))
    expect(
      harness.textFrames,
      equals: """
        frames 2  screen 200x100 @1x  text block
        label 16 20 100 21  "Hello"

        """)
  }

  @Test func `a controller appears`() {
    let controller = ListViewController(titles: [])
    let harness = CollectionViewHarness(controller)
    expect(controller.appearances, equals: 1)
    expect(harness.viewController === controller)
  }
}
