// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Podcasts

final class GradedTests: XCTestCase {
  /// A loader whose covers arrive when the test says so; a cover's width is its episode's identifier.
  private final class SlowCovers: CoverLoading {
    private var waiting: [(Int, (UIImage?) -> Void)] = []

    func cover(of id: Int, completion: @escaping (UIImage?) -> Void) {
      waiting.append((id, completion))
    }

    func deliver() {
      let arrived = waiting
      waiting = []
      for (id, completion) in arrived.reversed() {
        let size = CGSize(width: id + 1, height: 1)
        completion(
          UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) })
      }
    }
  }

  private let episodes = (0..<60).map {
    Episode(id: $0, title: "Episode \($0)", isDownloaded: $0 % 10 == 0)
  }

  @MainActor private func cells(_ harness: CollectionViewHarness) throws -> [(Int, EpisodeCell)] {
    let view = try XCTUnwrap(harness.collectionView)
    return view.indexPathsForVisibleItems.compactMap { place in
      (view.cellForItem(at: place) as? EpisodeCell).map { (place.item, $0) }
    }
  }

  @MainActor func testMarksAreThoseOfTheEpisodes() throws {
    let harness = CollectionViewHarness(
      EpisodesViewController(episodes: episodes, loader: SlowCovers()), on: .iPhone15)
    for offset in [0.0, 900, 1800, 2600, 0] {
      harness.scrollCollectionView(to: offset)
      for (item, cell) in try cells(harness) {
        XCTAssertEqual(cell.downloadedView.isHidden, item % 10 != 0, "row \(item)")
      }
    }
  }

  @MainActor func testLateCoversAreThoseOfTheEpisodes() throws {
    let covers = SlowCovers()
    let harness = CollectionViewHarness(
      EpisodesViewController(episodes: episodes, loader: covers), on: .iPhone15)
    harness.scrollCollectionView(to: 900)
    harness.scrollCollectionView(to: 1800)
    covers.deliver()
    for (item, cell) in try cells(harness) {
      XCTAssertEqual(cell.coverView.image?.size.width, CGFloat(item + 1), "row \(item)")
    }
  }

  @MainActor func testARowShowsNoOtherCoverMeanwhile() throws {
    let covers = SlowCovers()
    let harness = CollectionViewHarness(
      EpisodesViewController(episodes: episodes, loader: covers), on: .iPhone15)
    covers.deliver()
    harness.scrollCollectionView(to: 1500)
    for (item, cell) in try cells(harness) {
      if let width = cell.coverView.image?.size.width { XCTAssertEqual(width, CGFloat(item + 1)) }
    }
    harness.scrollCollectionView(to: 1500)
    covers.deliver()
    XCTAssertTrue(try cells(harness).allSatisfy { $1.coverView.image != nil })
  }
}
