// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Month

@MainActor struct GradedTests {
  private static func calendar(firstWeekday: Int) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  private static func screen(
    _ year: Int, _ month: Int, firstWeekday: Int = 2, size: CGSize = CGSize(width: 350, height: 324)
  ) -> Screen {
    Screen(
      CollectionViewHarness(
        MonthView(year: year, month: month, calendar: calendar(firstWeekday: firstWeekday)),
        size: size))
  }

  /// Checks that a text is in the middle of a place.
  private static func check(
    _ text: String, _ column: Int, _ week: Int, of weeks: Int, _ screen: Screen
  ) {
    let size = screen.harness.size
    let width = size.width / 7
    let height = (size.height - 24) / CGFloat(weeks)
    let frame = screen.frame(ofText: text)
    #expect(frame.midX.isClose(to: width * (CGFloat(column) + 0.5)), "\(text)")
    #expect(frame.midY.isClose(to: 24 + height * (CGFloat(week) + 0.5)), "\(text)")
  }

  @Test func `a month of five weeks begins on a Thursday`() {
    let screen = Self.screen(2024, 2)
    Self.check("1", 3, 0, of: 5, screen)
    Self.check("5", 0, 1, of: 5, screen)
    Self.check("29", 3, 4, of: 5, screen)
    #expect(screen.label("30") == nil)
    #expect(screen.labels.count == 7 + 29)
  }

  @Test(arguments: [(2, 6), (1, 5)])
  func `the first weekday decides the number of weeks`(firstWeekday: Int, weeks: Int) {
    let screen = Self.screen(2025, 6, firstWeekday: firstWeekday)
    Self.check("1", firstWeekday == 2 ? 6 : 0, 0, of: weeks, screen)
    Self.check("30", firstWeekday == 2 ? 0 : 1, weeks - 1, of: weeks, screen)
  }

  @Test func `a month can have four weeks`() {
    let screen = Self.screen(2021, 2)
    Self.check("1", 0, 0, of: 4, screen)
    Self.check("28", 6, 3, of: 4, screen)
  }

  @Test func `the names of the weekdays are in a line above`() {
    for (first, names) in [
      (2, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
      (1, ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]),
    ] {
      let screen = Self.screen(2024, 2, firstWeekday: first)
      for (column, name) in names.enumerated() {
        let frame = screen.frame(ofText: name)
        #expect(frame.midX.isClose(to: 50 * (CGFloat(column) + 0.5)))
        #expect(frame.midY.isClose(to: 12, within: 2))
      }
    }
  }

  @Test func `weekends are lighter`() {
    let screen = Self.screen(2024, 2)
    for text in ["3", "4", "25", "Sat", "Sun"] {
      #expect(screen.label(text)?.textColor == .secondaryLabel, "\(text)")
    }
    for text in ["2", "5", "Fri"] { #expect(screen.label(text)?.textColor == .label, "\(text)") }
  }

  @Test func `the view follows its size`() {
    let screen = Self.screen(2024, 2)
    screen.harness.resize(to: CGSize(width: 700, height: 524))
    Self.check("1", 3, 0, of: 5, screen)
    Self.check("29", 3, 4, of: 5, screen)
  }
}
