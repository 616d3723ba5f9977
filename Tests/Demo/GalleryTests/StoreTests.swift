// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the store: six sections with different scrolling behaviour.
@MainActor
struct StoreTests {
  private func store(_ size: CGSize = CGSize(width: 390, height: 2400)) throws
    -> CollectionViewHarness
  {
    let screen = try #require(Gallery.screens.first { $0.id == "store" })
    let harness = CollectionViewHarness(screen.make(), size: size)
    harness.runUntilIdle()
    return harness
  }

  private func cells(_ section: Int, in harness: CollectionViewHarness) -> [RealizedElement] {
    harness.elements.filter { $0.kind == .cell && $0.indexPath.section == section }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// Drags the section to the left by `distance` points and runs until it comes to rest.
  private func drag(_ section: Int, by distance: CGFloat, in harness: CollectionViewHarness) throws
  {
    let row = try #require(cells(section, in: harness).first).frame
    harness.dragAndHold(
      from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 300 - distance, y: row.midY))
    harness.runUntilIdle()
  }

  @Test func `each section rests where its behaviour says`() throws {
    let harness = try store()
    try drag(1, by: 57, in: harness)
    let first = try #require(cells(1, in: harness).first { $0.indexPath.item == 0 }).frame.minX
    expect(first < -20 && first > -40)
    try drag(2, by: 200, in: harness)
    expect(cells(2, in: harness).contains { $0.indexPath.item == 3 && $0.frame.minX == 20 })
    try drag(3, by: 130, in: harness)
    expect(cells(3, in: harness).contains { $0.indexPath.item == 1 && $0.frame.minX == 20 })
    try drag(4, by: 250, in: harness)
    expect(cells(4, in: harness).contains { $0.indexPath.item == 1 && $0.frame.minX == 20 })
    try drag(0, by: 200, in: harness)
    expect(cells(0, in: harness).contains { $0.indexPath.item == 1 && $0.frame.midX == 195 })
  }

  @Test func `the featured cards have no end, and the dots follow`() throws {
    let harness = try store()
    func page() -> Int? { control(in: harness.view)?.currentPage }
    expect(page(), equals: 0)
    for expected in [1, 2, 3, 4, 0, 1] {
      try drag(0, by: 200, in: harness)
      expect(page(), equals: expected)
    }
    try drag(0, by: -200, in: harness)
    try drag(0, by: -200, in: harness)
    expect(page(), equals: 4)
  }

  private func control(in view: UIView) -> UIPageControl? {
    (view as? UIPageControl) ?? view.subviews.lazy.compactMap { control(in: $0) }.first
  }

  @Test func `what was got can be opened, in every section`() throws {
    let harness = try store()
    let row = try #require(
      harness.elements.first { $0.texts.contains("Thunder") && $0.texts.contains("Get") })
    harness.tap(at: CGPoint(x: row.frame.maxX - 30, y: row.frame.midY))
    harness.runUntilIdle()
    let rows = harness.elements.filter { $0.texts.contains("Thunder") }
    expect(!rows.isEmpty)
    expect(rows.allSatisfy { $0.texts.contains("Open") })
  }

  @Test func `from right to left the page is mirrored`() throws {
    let screen = try #require(Gallery.screens.first { $0.id == "store" })
    var device = Device(size: CGSize(width: 390, height: 1700), scale: 1)
    device.layoutDirection = .rightToLeft
    let harness = CollectionViewHarness(screen.make(), on: device)
    harness.runUntilIdle()
    try Golden("store-right-to-left").check(harness.textFrames)
  }
}
