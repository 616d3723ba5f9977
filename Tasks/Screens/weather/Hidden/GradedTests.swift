// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Weather

final class GradedTests: XCTestCase {
  private let weather = Weather(
    city: "Oslo", temperature: 4, hours: Array(-3..<21),
    days: ["Today", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
      .enumerated().map { Weather.Day(name: $1, low: 30 + $0, high: 40 + $0) })

  @MainActor private func screen(_ device: Device = .iPhone15) -> Screen {
    Screen(CollectionViewHarness(WeatherViewController(weather: weather), on: device))
  }

  /// The scroll view of the hours: the view with the identifier, or the one in it.
  @MainActor private func strip(_ screen: Screen) -> UIScrollView? {
    let view = screen.view("hours")
    return view as? UIScrollView ?? view?.subviews.compactMap { $0 as? UIScrollView }.first
  }

  @MainActor func testTheHead() {
    let screen = screen()
    let city = screen.frame(ofText: "Oslo")
    let size = screen.harness.size
    XCTAssertEqual(city.minY, screen.harness.view.safeAreaInsets.top + 24, accuracy: 1)
    XCTAssertEqual(city.midX, size.width / 2, accuracy: 1)
    let temperature = screen.labels.first { $0.text == "4°" && $0.font.pointSize == 64 }
    let frame = temperature.map(screen.frame(of:)) ?? .null
    XCTAssertEqual(frame.minY, city.maxY + 4, accuracy: 1)
    XCTAssertEqual(frame.midX, size.width / 2, accuracy: 1)
    XCTAssertEqual(screen.frame(ofView: "hours").minY, frame.maxY + 24, accuracy: 1)
  }

  @MainActor func testTheHours() throws {
    let screen = screen()
    let hours = screen.frame(ofView: "hours")
    XCTAssertTrue(
      hours.isClose(to: CGRect(x: 0, y: hours.minY, width: screen.harness.size.width, height: 80)))
    XCTAssertEqual(screen.frame(ofText: "Now").midX, 16 + 30, accuracy: 1)
    XCTAssertEqual(screen.frame(ofText: "+2 h").midX, 16 + 150, accuracy: 1)
    let cold = screen.frame(ofText: "-2°")
    XCTAssertEqual(cold.midX, 16 + 90, accuracy: 1)
    XCTAssertGreaterThanOrEqual(cold.minY, screen.frame(ofText: "+1 h").maxY - 0.5)
  }

  @MainActor func testTheStripScrolls() throws {
    let screen = screen()
    let view = try XCTUnwrap(strip(screen))
    let y = screen.frame(ofView: "hours").midY
    for _ in 0..<12 {
      screen.harness.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 40, y: y))
      screen.harness.runUntilIdle()
    }
    XCTAssertEqual(
      screen.frame(ofText: "+23 h").midX, screen.harness.size.width - 16 - 30, accuracy: 1)
    XCTAssertGreaterThan(view.contentOffset.x, 1000)
  }

  @MainActor func testTheDays() {
    for device in [Device.iPhone15, .iPadMini] {
      let screen = screen(device)
      let right = screen.harness.size.width - 16
      let top = screen.frame(ofView: "hours").maxY + 16
      for (index, day) in weather.days.prefix(4).enumerated() {
        let name = screen.frame(ofText: day.name)
        XCTAssertEqual(name.minX, 16, accuracy: 1)
        XCTAssertEqual(name.midY, top + 44 * (CGFloat(index) + 0.5), accuracy: 1)
        for (text, end) in [("\(day.high)°", right), ("\(day.low)°", right - 60)] {
          let frame = screen.frame(ofText: text)
          XCTAssertEqual(frame.maxX, end, accuracy: 1, text)
          XCTAssertEqual(frame.midY, name.midY, accuracy: 1, text)
        }
        XCTAssertEqual(screen.label("\(day.low)°")?.textColor, .secondaryLabel)
      }
    }
  }

  @MainActor func testTheScreenScrollsWhereItDoesNotFit() throws {
    let screen = screen(Device(size: CGSize(width: 375, height: 500), scale: 2))
    let size = screen.harness.size
    for _ in 0..<6 {
      screen.harness.drag(
        from: CGPoint(x: 200, y: size.height - 60), to: CGPoint(x: 200, y: 60))
      screen.harness.runUntilIdle()
    }
    let bottom = size.height - screen.harness.view.safeAreaInsets.bottom - 24
    XCTAssertEqual(screen.frame(ofText: "Sunday").midY, bottom - 22, accuracy: 2)
  }
}
