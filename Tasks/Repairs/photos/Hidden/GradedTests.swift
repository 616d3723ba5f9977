// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Gallery

final class GradedTests: XCTestCase {
  private final class Loader: ImageLoading {
    final class Download: ImageDownload {
      let url: URL
      let completion: (UIImage) -> Void
      var isCancelled = false

      init(url: URL, completion: @escaping (UIImage) -> Void) {
        self.url = url
        self.completion = completion
      }

      func cancel() { isCancelled = true }
    }

    var downloads: [Download] = []
    private var finished: Set<URL> = []

    func load(_ url: URL, completion: @escaping (UIImage) -> Void) -> any ImageDownload {
      let download = Download(url: url, completion: completion)
      downloads.append(download)
      return download
    }

    func count(_ item: Int) -> Int {
      downloads.filter { $0.url.lastPathComponent == "\(item)" }.count
    }

    func isRunning(_ item: Int) -> Bool {
      downloads.contains { $0.url.lastPathComponent == "\(item)" && !$0.isCancelled }
    }

    func finish(_ item: Int) {
      for download in downloads
      where download.url.lastPathComponent == "\(item)" && !download.isCancelled {
        download.completion(UIImage(systemName: "photo") ?? UIImage())
      }
    }
  }

  private let loader = Loader()

  @MainActor private func mounted() throws -> (GalleryViewController, UICollectionView) {
    let urls = (0..<300).compactMap { URL(string: "https://example.com/\($0)") }
    let gallery = withDevice(.iPhone15) { GalleryViewController(urls: urls, loader: loader) }
    let harness = CollectionViewHarness(gallery, on: .iPhone15)
    kept = harness
    gallery.collectionView.isPrefetchingEnabled = false
    return (gallery, gallery.collectionView)
  }

  private var kept: CollectionViewHarness?

  @MainActor private func paths(_ items: ClosedRange<Int>) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: 0) }
  }

  @MainActor func testAPictureIsLoadedOnceAtATime() throws {
    let (gallery, view) = try mounted()
    view.prefetchDataSource?.collectionView(view, prefetchItemsAt: paths(60...68))
    view.prefetchDataSource?.collectionView(view, prefetchItemsAt: paths(60...68))
    kept?.scrollCollectionView(to: 20 * 131)
    for item in 60...68 { XCTAssertEqual(loader.count(item), 1, "picture \(item)") }
    loader.finish(60)
    kept?.scrollCollectionView(to: 0)
    kept?.scrollCollectionView(to: 20 * 131)
    XCTAssertEqual(loader.count(60), 1)
    let cell = view.cellForItem(at: IndexPath(item: 60, section: 0)) as? PictureCell
    XCTAssertNotNil(cell?.imageView.image)
    withExtendedLifetime(gallery) {}
  }

  @MainActor func testWhatIsNotNeededIsCancelled() throws {
    let (gallery, view) = try mounted()
    let source = try XCTUnwrap(view.prefetchDataSource)
    source.collectionView(view, prefetchItemsAt: paths(60...68))
    source.collectionView?(view, cancelPrefetchingForItemsAt: paths(60...65))
    for item in 60...65 { XCTAssertFalse(loader.isRunning(item), "picture \(item)") }
    for item in 66...68 { XCTAssertTrue(loader.isRunning(item), "picture \(item)") }
    kept?.scrollCollectionView(to: 20 * 131)
    for item in 60...65 { XCTAssertTrue(loader.isRunning(item), "picture \(item)") }
    withExtendedLifetime(gallery) {}
  }

  @MainActor func testAPictureInSightGoesOnLoading() throws {
    let (gallery, view) = try mounted()
    let source = try XCTUnwrap(view.prefetchDataSource)
    XCTAssertTrue(loader.isRunning(2))
    source.collectionView?(view, cancelPrefetchingForItemsAt: paths(0...2))
    for item in 0...2 { XCTAssertTrue(loader.isRunning(item), "picture \(item)") }
    withExtendedLifetime(gallery) {}
  }
}
