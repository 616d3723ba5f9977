// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Gallery

final class GalleryTests: XCTestCase {
  private final class Instant: ImageLoading, ImageDownload {
    func load(_ url: URL, completion: @escaping (UIImage) -> Void) -> any ImageDownload {
      completion(UIImage())
      return self
    }

    func cancel() {}
  }

  @MainActor func testAPictureThatIsLoadedIsShown() throws {
    let urls = (0..<3).compactMap { URL(string: "https://example.com/\($0)") }
    let gallery = GalleryViewController(urls: urls, loader: Instant())
    gallery.loadViewIfNeeded()
    gallery.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    gallery.collectionView.layoutIfNeeded()
    XCTAssertEqual(gallery.collectionView.visibleCells.count, 3)
  }
}
