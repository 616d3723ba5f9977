// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests that the work of the mosaic for a model of 100,000 photos equals that for 100 photos.
@MainActor
struct MosaicWorkTests {
  private func mosaic(photos: Int) async throws -> CollectionViewHarness {
    let options = GalleryOptions(photos: .generated(count: photos), photosPerPage: photos)
    let screen = try #require(Gallery.screens(options: options).first { $0.id == "mosaic" })
    let harness = CollectionViewHarness(screen.make())
    expect(await harness.runUntilIdle { Gallery.isLoading })
    let collectionView = try #require(harness.collectionView)
    let items = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    expect(items.reduce(0, +), equals: photos)
    return harness
  }

  private func scrollDownAndUp(_ harness: CollectionViewHarness) async {
    for step in [40, 200, 310, 500, -500, -310, -200, -40] as [CGFloat] {
      harness.scroll(by: CGVector(dx: 0, dy: step))
      expect(await harness.runUntilIdle { Gallery.isLoading })
    }
  }

  @Test func `the first frame of 100,000 photos is the work of that of 100`() async throws {
    let few = try await mosaic(photos: 100)
    let many = try await mosaic(photos: 100_000)
    expect(many.work, equals: few.work)
    let cells = many.elements.filter { $0.kind == .cell }
    expect(cells, equals: few.elements.filter { $0.kind == .cell })
    expect(many.work.cellsCreated, equals: cells.count)
  }

  @Test func `scrolling through 100,000 photos is the work of scrolling through 100`() async throws
  {
    let few = try await mosaic(photos: 100)
    let many = try await mosaic(photos: 100_000)
    await scrollDownAndUp(few)
    await scrollDownAndUp(many)
    expect(many.work, equals: few.work)
    expect(many.elements.map(\.frame), equals: few.elements.map(\.frame))
  }

  @Test func `scrolling makes no more cells than are visible and one row each side`() async throws {
    let harness = try await mosaic(photos: 100_000)
    var mostVisible = 0
    var tallest: CGFloat = 0
    for _ in 0..<60 {
      harness.scroll(by: CGVector(dx: 0, dy: 97))
      let cells = harness.elements.filter { $0.kind == .cell }
      mostVisible = max(mostVisible, cells.count)
      tallest = max(tallest, Self.mostInARow(cells))
    }
    expect(CGFloat(harness.work.cellsCreated) <= CGFloat(mostVisible) + 2 * tallest)
    let collectionView = try #require(harness.collectionView)
    expect(collectionView.visibleCells.count <= mostVisible)
  }

  /// Returns the maximum number of cells that a horizontal line crosses.
  private static func mostInARow(_ cells: [RealizedElement]) -> CGFloat {
    let counts = cells.map { cell in
      cells.count { $0.frame.minY <= cell.frame.minY && cell.frame.minY < $0.frame.maxY }
    }
    return CGFloat(counts.max() ?? 0)
  }
}
