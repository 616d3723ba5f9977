// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Stations

final class StationsTests: XCTestCase {
  @MainActor func testAllStationsAreListed() {
    let controller = StationsViewController(
      stations: [Station(id: 1, name: "North", distance: 4)], usesMiles: false)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 1)
  }
}
