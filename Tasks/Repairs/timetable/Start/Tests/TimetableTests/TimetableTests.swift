// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Timetable

final class TimetableTests: XCTestCase {
  @MainActor func testEachDayIsASection() {
    let controller = TimetableViewController(days: [
      Day(name: "Monday", departures: ["7:00", "9:00"]), Day(name: "Tuesday", departures: []),
    ])
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.collectionView.numberOfSections, 2)
  }
}
