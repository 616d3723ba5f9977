// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Shop

@MainActor struct GradedTests {
  private static let banners = (1...6).map { "Banner \($0)" }

  private static func make() -> ShopViewController {
    ShopViewController(banners: banners, products: (1...40).map { "Product \($0)" })
  }

  /// The number of the banner in the middle of the screen.
  private static func middle(_ harness: CollectionViewHarness) -> Int? {
    let view = harness.collectionView
    let cells = view?.visibleCells.filter { view?.indexPath(for: $0)?.section == 0 } ?? []
    let middle = harness.size.width / 2
    return cells.first { cell in
      let frame = Screen(harness).frame(of: cell)
      return frame.minX <= middle && middle <= frame.maxX
    }.flatMap { view?.indexPath(for: $0)?.item }
  }

  private static func check(_ device: Device) throws {
    let shop = withDevice(device) { make() }
    let harness = CollectionViewHarness(shop, on: device)
    var seen: [Int] = []
    for _ in 0..<8 {
      harness.runUntilIdle()
      let current = try #require(middle(harness))
      #expect(shop.pageControl.currentPage == current)
      seen.append(current)
      let y = Screen(harness).frame(ofText: "Banner \(current + 1)").midY
      let start = CGPoint(x: harness.size.width * 0.7, y: y)
      harness.drag(from: start, to: CGPoint(x: harness.size.width * 0.2, y: y))
    }
    #expect(Set(seen) == Set(0..<6))
    harness.runUntilIdle()
    let before = shop.pageControl.currentPage
    #expect(before == 5)
    harness.scrollCollectionView(to: 120)
    harness.runUntilIdle()
    #expect(shop.pageControl.currentPage == before)
  }

  @Test func `the dot is that of the banner in the middle of a phone`() throws {
    try Self.check(.iPhone15)
  }

  @Test func `the dot is that of the banner in the middle of a tablet`() throws {
    try Self.check(.iPadMini)
  }

  @Test func `the dot is right after a rotation`() throws {
    let shop = withDevice(.iPhone15) { Self.make() }
    let harness = CollectionViewHarness(shop, on: .iPhone15)
    shop.collectionView.scrollToItem(
      at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: false)
    harness.runUntilIdle()
    #expect(shop.pageControl.currentPage == 3)
    harness.rotate()
    harness.runUntilIdle()
    #expect(shop.pageControl.currentPage == Self.middle(harness))
  }
}
