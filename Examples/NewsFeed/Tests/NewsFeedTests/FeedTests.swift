// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import NewsFeed
import Testing
import UIKit

@MainActor
struct FeedTests {
  /// Returns a feed of two top stories and eight others, some with long summaries.
  private func feed() -> FeedViewController {
    let latest = (10..<18).map { number in
      Article(
        id: number, title: "Story \(number)",
        summary: String(repeating: "More about it. ", count: number % 3 * 4 + 1))
    }
    return FeedViewController(
      top: [Article(id: 1, title: "First of all"), Article(id: 2, title: "Second")], latest: latest)
  }

  @Test func `the feed looks as it did`() throws {
    let harness = CollectionViewHarness(feed(), on: .iPhone15)
    try Golden("feed").check(harness)
  }

  @Test(arguments: [Device.iPhoneSE, .iPhone15ProMax.turned, .iPadMini, .iPadPro12.turned])
  func `nothing overlaps or sticks out on any device`(device: Device) throws {
    let harness = CollectionViewHarness(feed(), on: device)
    try harness.check(.noOverlap, .insideContent, .labelsInside, .measuredOnce, .noLintFindings())
  }

  @Test func `the largest text still fits`() throws {
    let device = Device.iPhoneSE.contentSize(.accessibilityExtraExtraExtraLarge)
    try CollectionViewHarness(feed(), on: device).check(.noOverlap, .insideContent)
  }

  @Test func `a tablet shows two columns`() throws {
    let harness = CollectionViewHarness(feed(), on: .iPadMini)
    let latest = harness.elements.filter { $0.indexPath.section == 1 }
    #expect(Set(latest.map(\.frame.minX)).count == 2)
  }

  @Test func `reading a story configures its cell again and no other`() throws {
    let harness = CollectionViewHarness(feed(), on: .iPhone15)
    let story = IndexPath(item: 1, section: 1)
    let frame = try #require(harness.elements.first { $0.indexPath == story }?.frame)
    try harness.checkReconfigured([story]) {
      harness.tap(at: CGPoint(x: frame.midX, y: frame.midY + 59))
    }
  }

  @Test func `paging stops at the next story`() throws {
    let harness = CollectionViewHarness(feed(), on: .iPhone15)
    harness.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 150, y: 150))
    #expect(harness.runUntilIdle())
    try Golden("feed-paged").check(harness)
  }
}
