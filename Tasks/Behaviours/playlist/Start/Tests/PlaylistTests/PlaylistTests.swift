// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Playlist

final class PlaylistTests: XCTestCase {
  @MainActor func testSongsAreListed() {
    let playlist = PlaylistViewController(songs: [Song(id: 1, title: "One")])
    playlist.loadViewIfNeeded()
    playlist.append(Song(id: 2, title: "Two"))
    XCTAssertEqual(playlist.collectionView.numberOfItems(inSection: 0), 2)
  }
}
