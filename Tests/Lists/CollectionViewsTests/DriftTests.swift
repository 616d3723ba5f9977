// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests that the scroll position is stable: rows have an estimated height of 44 points, and an actual height
/// of 20 to 400.
///
/// Measuring moves nothing; updates and rotations of the device move nothing if the policy preserves the
/// position, as in chats (decision 0012).
@MainActor
@Suite("Drift")
struct DriftTests {
  private static func height(of text: String) -> CGFloat {
    let number = text.unicodeScalars.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1.value) }
    return CGFloat(20 + number % 381)
  }

  private func stage(_ count: Int) -> Stage {
    let stage = Stage(
      Layouts.list(estimate: 44), items: [(0..<count).map { "row \($0)" }],
      size: CGSize(width: 320, height: 480))
    stage.configure = { cell, _ in cell.wantedHeight = Self.height(of: cell.text) }
    stage.frame()
    return stage
  }

  /// Returns the visible row nearest to the top, and its distance from the top of the view.
  private func anchor(_ stage: Stage) -> (text: String, y: CGFloat)? {
    stage.view.visibleCells.compactMap { $0 as? RecorderCell }
      .map { ($0.text, $0.frame.minY - stage.view.contentOffset.y) }
      .filter { $0.1 >= 0 }
      .min { $0.1 < $1.1 }
  }

  private func place(of text: String, _ stage: Stage) -> CGFloat? {
    stage.view.visibleCells.compactMap { $0 as? RecorderCell }.first { $0.text == text }
      .map { $0.frame.minY - stage.view.contentOffset.y }
  }

  @Test func `scrolling up in steps of 17 points moves what is seen by exactly that`() {
    let stage = stage(1000)
    stage.view.scrollToItem(at: [0, 999], at: .bottom, animated: false)
    stage.frame()
    expect(place(of: "row 999", stage), equals: 480 - Self.height(of: "row 999"))
    var worst: CGFloat = 0
    var steps = 0
    while stage.view.contentOffset.y > 17 {
      guard let before = anchor(stage), before.y + 17 < 480 else { break }
      stage.view.contentOffset.y -= 17
      stage.frame(after: 0.016)
      guard let after = place(of: before.text, stage) else { break }
      worst = max(worst, abs(after - before.y - 17))
      steps += 1
    }
    expect(worst, equals: 0)
    expect(steps > 5000)
    stage.view.engine.checkInvariants()
  }

  @Test func `turning, history, self-sizing above and reloading keep what is seen in its place`() {
    let stage = stage(1000)
    stage.view.engine.scrollPolicy.keepsPlaceInUpdates = true
    stage.view.engine.scrollPolicy.keepsPlaceInLayouts = true
    stage.view.scrollToItem(at: [0, 500], at: .top, animated: false)
    stage.frame()
    func check(_ what: String, _ change: () -> Void) {
      let before = anchor(stage)
      change()
      stage.frame(after: 1)
      let after = before.flatMap { place(of: $0.text, stage) }
      expect(after, equals: before?.y, "\(what)")
    }
    check("rotation") { stage.surface.resize(to: CGSize(width: 480, height: 320), scale: 2) }
    check("back") { stage.surface.resize(to: CGSize(width: 320, height: 480), scale: 2) }
    check("history") {
      stage.items[0].insert(contentsOf: (0..<500).map { "old \($0)" }, at: 0)
      stage.view.insertItems(at: (0..<500).map { IndexPath(item: $0, section: 0) })
    }
    check("deleting above") {
      stage.items[0].removeFirst(100)
      stage.view.deleteItems(at: (0..<100).map { IndexPath(item: $0, section: 0) })
    }
    check("invalidation") { stage.view.collectionViewLayout.invalidateLayout() }
  }

  @Test func `turning the device keeps what is seen, wherever a row above it begins`() {
    let stage = stage(1000)
    stage.view.engine.scrollPolicy.keepsPlaceInLayouts = true
    stage.view.scrollToItem(at: [0, 500], at: .top, animated: false)
    stage.frame()
    var isWide = false
    for step in 0..<40 {
      stage.view.contentOffset.y += CGFloat(step * 37 % 211)
      stage.frame()
      let before = anchor(stage)
      isWide.toggle()
      stage.surface.resize(
        to: isWide ? CGSize(width: 480, height: 320) : CGSize(width: 320, height: 480), scale: 2)
      stage.frame()
      guard let before, before.y < 320 else { continue }
      expect(place(of: before.text, stage), equals: before.y)
    }
  }

  @Test func `turning the device in the middle of a fling keeps what is seen, and the fling`() {
    let stage = stage(1000)
    stage.view.engine.scrollPolicy.keepsPlaceInLayouts = true
    stage.view.scrollToItem(at: [0, 500], at: .top, animated: false)
    stage.frame()
    func touch(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      stage.surface.handle(
        .pointer(
          PointerEvent(
            phase: phase, location: CGPoint(x: 100, y: y), timestamp: stage.surface.now)))
    }
    touch(.began, 250)
    for step in 1...4 {
      stage.frame(after: 0.016)
      touch(.moved, 250 - CGFloat(step) * 30)
    }
    touch(.ended, 130)
    for _ in 0..<5 { stage.frame(after: 0.016) }
    expect(stage.view.isDecelerating)
    let before = anchor(stage)
    stage.surface.resize(to: CGSize(width: 480, height: 320), scale: 2)
    stage.frame(after: 0)
    expect(before.flatMap { place(of: $0.text, stage) }, equals: before?.y)
    expect(stage.view.isDecelerating)
    let offset = stage.view.contentOffset.y
    stage.frame(after: 0.1)
    expect(stage.view.contentOffset.y > offset)
    for _ in 0..<600 { stage.frame(after: 0.016) }
    expect(!stage.view.isDecelerating)
    stage.view.engine.checkInvariants()
  }

  @Test(arguments: [0, 1, 250, 731, 998, 999], [true, false])
  func `scrolling to a row ends exactly there`(row: Int, isAnimated: Bool) {
    let stage = stage(1000)
    stage.view.scrollToItem(at: [0, 400], at: .top, animated: false)
    for (position, share) in [
      (UICollectionView.ScrollPosition.top, 0.0), (.centeredVertically, 0.5), (.bottom, 1),
    ] {
      stage.view.scrollToItem(
        at: IndexPath(item: row, section: 0), at: position, animated: isAnimated)
      for _ in 0..<40 { stage.frame(after: 0.016) }
      let height = Self.height(of: "row \(row)")
      var expected: CGFloat = (480 - height) * CGFloat(share)
      if row < 2 || row > 997 {
        // At the ends the content may not go as far.
        let limit = stage.view.contentSize.height - 480
        expect(stage.view.contentOffset.y >= 0 && stage.view.contentOffset.y <= limit)
        expected = place(of: "row \(row)", stage) ?? -1
        expect(expected >= 0 && expected + height <= 480)
      }
      expect(place(of: "row \(row)", stage), equals: expected)
    }
    stage.view.engine.checkInvariants()
  }

  @Test func `an animated scroll goes on steadily over rows that turn out otherwise`() {
    let stage = stage(1000)
    stage.view.scrollToItem(at: [0, 600], at: .top, animated: false)
    stage.frame()
    stage.view.scrollToItem(at: [0, 590], at: .top, animated: true)
    var places: [CGFloat] = []
    for _ in 0..<25 {
      stage.frame(after: 0.016)
      if let place = place(of: "row 600", stage) { places.append(place) }
    }
    expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    expect(place(of: "row 590", stage), equals: 0)
  }

  /// Scrolls from the end to the beginning in steps of 17 points, with a rotation of the device, 500 inserted
  /// rows and a reload in between; the position drifts by less than a tenth of a point.
  @Test func `a thousand rows, up all the way, turned, preceded and reloaded, without drift`() {
    let stage = stage(1000)
    stage.view.engine.scrollPolicy.keepsPlaceInUpdates = true
    stage.view.engine.scrollPolicy.keepsPlaceInLayouts = true
    stage.view.scrollToItem(at: [0, 999], at: .bottom, animated: false)
    stage.frame()
    var (worst, steps): (CGFloat, Int) = (0, 0)
    func climb(to end: CGFloat) {
      while stage.view.contentOffset.y > end + 17 {
        guard let before = anchor(stage), before.y + 17 < stage.view.bounds.height else { break }
        stage.view.contentOffset.y -= 17
        stage.frame(after: 0.016)
        guard let after = place(of: before.text, stage) else { break }
        worst = max(worst, abs(after - before.y - 17))
        steps += 1
      }
    }
    func change(_ what: String, _ body: () -> Void) {
      let before = anchor(stage)
      body()
      stage.frame(after: 1)
      guard let before, let after = place(of: before.text, stage) else {
        Issue.record("\(what): the anchor is gone")
        return
      }
      worst = max(worst, abs(after - before.y))
    }
    for share in [0.7, 0.4, 0.1] {
      climb(to: stage.view.contentSize.height * share)
      change("turned") { stage.surface.resize(to: CGSize(width: 480, height: 320), scale: 2) }
      climb(to: stage.view.contentOffset.y - 900)
      change("turned back") { stage.surface.resize(to: CGSize(width: 320, height: 480), scale: 2) }
      change("history") {
        let name = "old \(share)"
        stage.items[0].insert(contentsOf: (0..<500).map { "\(name) \($0)" }, at: 0)
        stage.view.insertItems(at: (0..<500).map { IndexPath(item: $0, section: 0) })
      }
      change("reloaded") { stage.view.reloadData() }
    }
    climb(to: 0)
    expect(worst, equals: 0)
    expect(steps > 10_000)
    stage.view.engine.checkInvariants()
  }

  @Test func `a reload with other data stays where it may`() {
    let stage = stage(1000)
    stage.view.scrollToItem(at: [0, 500], at: .top, animated: false)
    stage.frame()
    stage.items[0].removeLast(900)
    stage.view.reloadData()
    stage.frame()
    expect(!stage.view.visibleCells.isEmpty)
    expect(stage.view.contentOffset.y <= stage.view.contentSize.height - 480)
    stage.items[0] = []
    stage.view.reloadData()
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 0)
    stage.view.engine.checkInvariants()
  }

  /// Returns a stage with groups whose height is a fraction of the view's height, as in much sample code.
  private func shares() -> Stage {
    let item = NSCollectionLayoutItem(
      layoutSize: Layouts.size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [item])
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      counts: [200])
    stage.frame()
    return stage
  }

  @Test(arguments: [true, false])
  func `turned while it is flung, the content goes on from what was seen`(isBack: Bool) {
    let stage = shares()
    stage.view.engine.scrollPolicy.keepsPlaceInLayouts = true
    stage.view.contentOffset.y = isBack ? 14_000 : 3000
    stage.frame()
    let spot = CGPoint(x: 100, y: 100)
    let speed: CGFloat = isBack ? -2000 : 2000
    stage.surface.handle(
      .scroll(ScrollEvent(phase: .began, location: spot, delta: CGVector(dx: 0, dy: speed / 100))))
    stage.surface.handle(
      .scroll(
        ScrollEvent(
          phase: .ended, location: spot, delta: .zero, velocity: CGVector(dx: 0, dy: speed))))
    for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
      for _ in 0..<6 { stage.frame(after: 0.016) }
      expect(stage.view.isDecelerating)
      let first = stage.view.indexPathsForVisibleItems.min()
      stage.surface.resize(to: size, scale: 2)
      stage.frame(after: 0)
      expect(stage.view.isDecelerating)
      let then = stage.view.indexPathsForVisibleItems.min()
      let moved = abs((then?.item ?? 0) - (first?.item ?? 0))
      expect(moved <= 2, "from \(String(describing: first)) to \(String(describing: then))")
    }
    let item = stage.view.indexPathsForVisibleItems.min()?.item ?? 0
    for _ in 0..<20 { stage.frame() }
    let end = stage.view.indexPathsForVisibleItems.min()?.item ?? 0
    expect(isBack ? end < item : end > item)
    expect(abs(end - item) < 30)
    expect(stage.view.engine.stateFaults, equals: [])
  }
}
