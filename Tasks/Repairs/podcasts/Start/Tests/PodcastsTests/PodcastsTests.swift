// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Podcasts

final class PodcastsTests: XCTestCase {
  private final class NoCovers: CoverLoading {
    func cover(of id: Int, completion: @escaping (UIImage?) -> Void) { completion(nil) }
  }

  @MainActor func testADownloadedEpisodeIsMarked() {
    let cell = EpisodeCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    cell.show(Episode(id: 1, title: "One", isDownloaded: true), from: NoCovers())
    XCTAssertFalse(cell.downloadedView.isHidden)
    XCTAssertEqual(cell.titleLabel.text, "One")
  }
}
