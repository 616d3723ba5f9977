// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Welcome

final class GradedTests: XCTestCase {
  private let text = "Water your plants in time, and never alone."

  @MainActor private func checkUpright(_ screen: Screen, line: UInt = #line) {
    let safe = screen.harness.view.safeAreaInsets
    let size = screen.harness.size
    let picture = screen.frame(ofView: "picture")
    let title = screen.frame(ofText: "Grow something")
    let text = screen.frame(ofText: self.text)
    let button = screen.frame(ofView: "start")
    XCTAssertEqual(picture.width, 160, accuracy: 1, line: line)
    XCTAssertEqual(picture.height, 160, accuracy: 1, line: line)
    for frame in [picture, title, text, button] {
      XCTAssertEqual(frame.midX, size.width / 2, accuracy: 1, line: line)
    }
    XCTAssertEqual(title.minY, picture.maxY + 16, accuracy: 1, line: line)
    XCTAssertEqual(text.minY, title.maxY + 16, accuracy: 1, line: line)
    XCTAssertLessThanOrEqual(text.width, 300.5, line: line)
    XCTAssertEqual(button.maxY, size.height - safe.bottom - 24, accuracy: 1, line: line)
    XCTAssertEqual(button.height, 50, accuracy: 0.5, line: line)
    XCTAssertEqual(button.width, min(360, size.width - 48), accuracy: 1, line: line)
    XCTAssertEqual(
      (picture.minY + text.maxY) / 2, (safe.top + button.minY) / 2, accuracy: 2, line: line)
  }

  @MainActor private func checkTurned(_ screen: Screen, line: UInt = #line) {
    let safe = screen.harness.view.safeAreaInsets
    let size = screen.harness.size
    let width = size.width - safe.left - safe.right
    let middle = (safe.top + size.height - safe.bottom) / 2
    let picture = screen.frame(ofView: "picture")
    XCTAssertEqual(picture.midX, safe.left + width / 4, accuracy: 1, line: line)
    XCTAssertEqual(picture.midY, middle, accuracy: 1, line: line)
    XCTAssertEqual(picture.width, 160, accuracy: 1, line: line)
    let title = screen.frame(ofText: "Grow something")
    let text = screen.frame(ofText: self.text)
    let button = screen.frame(ofView: "start")
    for frame in [title, text, button] {
      XCTAssertEqual(frame.midX, safe.left + width * 0.75, accuracy: 1, line: line)
    }
    XCTAssertEqual(text.minY, title.maxY + 16, accuracy: 1, line: line)
    XCTAssertEqual(button.minY, text.maxY + 16, accuracy: 1, line: line)
    XCTAssertEqual(button.width, 200, accuracy: 1, line: line)
    XCTAssertEqual((title.minY + button.maxY) / 2, middle, accuracy: 2, line: line)
    XCTAssertGreaterThanOrEqual(text.minX, safe.left + width / 2 - 1, line: line)
  }

  @MainActor func testPhonesAndTabletsUpright() {
    for device in [Device.iPhoneSE, .iPhone15, .iPadMini, .iPadMini.turned] {
      checkUpright(Screen(CollectionViewHarness(WelcomeViewController(), on: device)))
    }
  }

  @MainActor func testTurnedPhones() {
    for device in [Device.iPhoneSE.turned, .iPhone15.turned, .iPhone15ProMax.turned] {
      checkTurned(Screen(CollectionViewHarness(WelcomeViewController(), on: device)))
    }
  }

  @MainActor func testARotationGoesThereAndBack() throws {
    let screen = Screen(CollectionViewHarness(WelcomeViewController(), on: .iPhone15))
    checkUpright(screen)
    screen.harness.rotate()
    screen.harness.runUntilIdle()
    checkTurned(screen)
    screen.harness.rotate()
    screen.harness.runUntilIdle()
    checkUpright(screen)
    try screen.harness.check(.noOverlap, .labelsInside)
  }

  @MainActor func testTheButtonStarts() throws {
    let welcome = withDevice(.iPhone15) { WelcomeViewController() }
    var count = 0
    welcome.onStart = { count += 1 }
    let harness = CollectionViewHarness(welcome, on: .iPhone15)
    try harness.tap("start")
    XCTAssertEqual(count, 1)
  }
}
