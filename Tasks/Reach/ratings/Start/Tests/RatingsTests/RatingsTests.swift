// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Ratings

final class RatingsTests: XCTestCase {
  @MainActor func testAFilmIsSaved() {
    let films = FilmsViewController(films: [Film(id: 1, title: "Heat", year: 1995, stars: 4)])
    films.loadViewIfNeeded()
    films.toggleSaved(0)
    XCTAssertTrue(films.films[0].isSaved)
  }
}
