// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of date pickers with wheels.
@MainActor
struct DatePickerTests {
  private let stage = Stage()
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  init() {
    picker.preferredDatePickerStyle = .wheels
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = Locale(identifier: "en_US")
    stage.root.addSubview(picker)
    stage.wait(0.1)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0)
    -> Date
  {
    calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private var wheels: UIPickerView {
    picker.subviews.compactMap { $0 as? UIPickerView }.first ?? UIPickerView()
  }

  /// Advances a wheel by one row with a tap below the centre.
  private func tapNext(_ x: CGFloat) {
    stage.pointer(.began, x, 108 + 30)
    stage.pointer(.ended, x, 108 + 30)
    stage.settle()
  }

  @Test func `assistive technologies hear what is chosen, and can change it`() throws {
    func heard() throws -> AccessibilityNode {
      try #require(AccessibilityReader(stage.surface).read().all.first { $0.role == .stepper })
    }
    picker.datePickerMode = .date
    picker.date = date(2026, 11, 23)
    var node = try heard()
    expect(node.label, equals: "Date")
    expect(node.value, equals: "November 23, 2026")
    expect(node.actions.contains(.increment))
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.accessibilityAdjust(by: 1)
    expect(picker.date, equals: date(2026, 11, 24))
    expect(changes, equals: 1)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3900
    node = try heard()
    expect(node.label, equals: "Time to Count Down")
    expect(node.value, equals: "1:05")
    picker.accessibilityLabel = "Departure"
    expect(try heard().label, equals: "Departure")
  }

  @Test func `the order of wheels is that of the place`() {
    picker.datePickerMode = .time
    expect(wheels.numberOfComponents, equals: 3)
    picker.locale = Locale(identifier: "de_DE")
    expect(wheels.numberOfComponents, equals: 2)
    picker.datePickerMode = .date
    expect(wheels.numberOfComponents, equals: 3)
    // In Germany the day stands first, and months are many.
    expect(wheels.numberOfRows(inComponent: 0), equals: 31 * 401)
    expect(wheels.numberOfRows(inComponent: 1), equals: 12 * 401)
    picker.locale = Locale(identifier: "en_US")
    expect(wheels.numberOfRows(inComponent: 0), equals: 12 * 401)
    picker.datePickerMode = .yearAndMonth
    expect(wheels.numberOfComponents, equals: 2)
    picker.datePickerMode = .countDownTimer
    expect(wheels.numberOfComponents, equals: 2)
    expect(picker.datePickerStyle, equals: .wheels)
  }

  @Test func `turning the wheel of months keeps the day, or takes the month's last`() {
    picker.datePickerMode = .date
    picker.date = date(2026, 1, 31)
    stage.wait(0.1)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    tapNext(60)
    expect(picker.date, equals: date(2026, 2, 28))
    expect(told, equals: 1)
    // The day's wheel has turned to the last day as well.
    let row = wheels.selectedRow(inComponent: 1)
    expect(row % 31, equals: 27)
  }

  @Test func `a date beyond the limits goes back to them`() {
    picker.datePickerMode = .date
    picker.maximumDate = date(2026, 11, 30)
    picker.date = date(2026, 11, 21)
    stage.wait(0.1)
    tapNext(60)
    expect(picker.date, equals: date(2026, 11, 30))
    picker.date = date(2030, 1, 1)
    expect(picker.date, equals: date(2026, 11, 30))
    picker.minimumDate = date(2026, 11, 1)
    picker.date = .distantPast
    expect(picker.date, equals: date(2026, 11, 1))
  }

  @Test func `minutes go by their interval`() {
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    picker.date = date(2026, 11, 21, 9, 44)
    expect(picker.date, equals: date(2026, 11, 21, 9, 30))
    picker.roundsToMinuteInterval = false
    expect(picker.date, equals: date(2026, 11, 21, 9, 44))
    picker.minuteInterval = 7
    expect(picker.minuteInterval, equals: 1)
  }

  @Test func `the half of the day is a wheel of its own`() {
    picker.datePickerMode = .time
    picker.date = date(2026, 11, 21, 9, 5)
    stage.wait(0.1)
    let width = wheels.rowSize(forComponent: 2).width
    expect(width, equals: 56)
    // The three wheels stand in the middle: 56 + 5 + 56 + 5 + 56 points.
    tapNext(160 + 61)
    expect(picker.date, equals: date(2026, 11, 21, 21, 5))
  }

  @Test func `a time to count down is at least a minute and less than a day`() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 90
    expect(picker.countDownDuration, equals: 60)
    picker.countDownDuration = 0
    expect(picker.countDownDuration, equals: 60)
    picker.countDownDuration = 1_000_000
    expect(picker.countDownDuration, equals: 86_340)
    picker.countDownDuration = 3 * 3600 + 60
    stage.wait(0.1)
    expect(wheels.selectedRow(inComponent: 0) % 24, equals: 3)
    expect(wheels.selectedRow(inComponent: 1) % 60, equals: 1)
  }

  @Test func `days go over the ends of months`() {
    picker.datePickerMode = .dateAndTime
    picker.date = date(2026, 12, 31, 9, 5)
    stage.wait(0.1)
    tapNext(40)
    expect(picker.date, equals: date(2027, 1, 1, 9, 5))
  }
}
