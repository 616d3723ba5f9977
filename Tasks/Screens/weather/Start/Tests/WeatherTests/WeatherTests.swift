// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Weather

final class WeatherTests: XCTestCase {
  @MainActor func testTheCityIsKept() {
    let weather = Weather(city: "Oslo", temperature: 4, hours: [], days: [])
    XCTAssertEqual(WeatherViewController(weather: weather).weather.city, "Oslo")
  }
}
