// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Albums

final class AlbumsTests: XCTestCase {
  @MainActor func testThereAreTwoColumnsOnAPhone() throws {
    let harness = CollectionViewHarness(
      AlbumsViewController(titles: (0..<20).map(String.init)), on: .iPhone15)
    let cells = try XCTUnwrap(harness.collectionView).visibleCells
    XCTAssertEqual(Set(cells.map(\.frame.minX)).count, 2)
  }
}
