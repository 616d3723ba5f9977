// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Settings

final class GradedTests: XCTestCase {
  private let model = SettingsModel()

  @MainActor private func harness(_ device: Device = .iPhone15) -> CollectionViewHarness {
    let harness = CollectionViewHarness(SettingsViewController(model: model), on: device)
    harness.runUntilIdle()
    return harness
  }

  @MainActor func testTheTextsAreInOrder() {
    let texts = Screen(harness()).texts.map { $0.lowercased() }
    XCTAssertEqual(
      texts,
      [
        "alerts", "notifications", "sound", "bell", "you can mute single chats.", "storage",
        "cache", "128 mb", "clear cache", "version", "3.1",
      ])
  }

  @MainActor func testValuesAreAtTheTrailingSide() {
    for device in [Device.iPhone15, .iPadMini] {
      let screen = Screen(harness(device))
      let width = screen.harness.size.width
      for (title, value) in [("Sound", "Bell"), ("Cache", "128 MB"), ("Version", "3.1")] {
        let (title, value) = (screen.frame(ofText: title), screen.frame(ofText: value))
        XCTAssertEqual(title.midY, value.midY, accuracy: 3)
        XCTAssertTrue(title.minX >= 24 && title.minX < 80, "\(title)")
        XCTAssertTrue(value.maxX > width - 90 && value.maxX <= width - 24, "\(value)")
      }
    }
  }

  @MainActor func testTheGroupsAreInset() throws {
    for device in [Device.iPhone15, .iPadMini] {
      let harness = harness(device)
      let screen = Screen(harness)
      let rows = screen.views.filter { $0 is UICollectionViewCell || $0 is UITableViewCell }
        .map(screen.frame(of:))
      for title in ["Sound", "Cache", "Clear cache", "Version"] {
        let text = screen.frame(ofText: title).insetBy(dx: 1, dy: 1)
        XCTAssertTrue(rows.contains { $0.height >= 43.5 && $0.contains(text) }, title)
      }
      XCTAssertTrue(screen.frame(ofText: "Sound").minX >= 24)
    }
  }

  @MainActor func testTheSwitchWritesTheModel() throws {
    let harness = harness()
    let toggle = try XCTUnwrap(Screen(harness).view("notifications") as? UISwitch)
    XCTAssertTrue(toggle.isOn)
    try harness.tap("notifications")
    harness.runUntilIdle()
    XCTAssertFalse(model.notifications)
    XCTAssertFalse(toggle.isOn)
  }

  @MainActor func testTheCacheIsCleared() throws {
    let harness = harness()
    try harness.tap("Clear cache")
    harness.runUntilIdle()
    XCTAssertTrue(model.isCleared)
    XCTAssertNotNil(Screen(harness).label("0 MB"))
    XCTAssertNil(Screen(harness).label("128 MB"))
    try harness.tap("Sound")
    harness.runUntilIdle()
    let cells = Screen(harness).views
    XCTAssertFalse(
      cells.contains {
        ($0 as? UICollectionViewCell)?.isSelected == true
          || ($0 as? UITableViewCell)?.isSelected == true
      })
  }

  @MainActor func testTheDestructiveRowIsRed() {
    let color = Screen(harness()).label("Clear cache")?.textColor
    XCTAssertEqual(
      color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
  }
}
