// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Carousel

final class CarouselTests: XCTestCase {
  @MainActor func testTheFirstPageIsShown() {
    let carousel = CarouselView()
    carousel.pages = ["One", "Two", "Three"]
    let harness = CollectionViewHarness(carousel, size: CGSize(width: 300, height: 200))
    harness.runUntilIdle()
    XCTAssertEqual(carousel.currentPage, 0)
  }
}
