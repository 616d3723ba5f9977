// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of date pickers with text fields and calendars.
@MainActor
struct CompactDateTests {
  private let stage = Stage()
  private let picker = UIDatePicker()
  private let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  init() {
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.date = date(2026, 11, 21, 9, 41)
    picker.frame = CGRect(x: 20, y: 20, width: 280, height: 40)
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

  private var nodes: [AccessibilityNode] {
    Array(AccessibilityReader(stage.surface).read().all)
  }

  private func node(_ label: String) throws -> AccessibilityNode {
    try #require(nodes.first { $0.label == label }, "\(nodes.compactMap(\.label))")
  }

  private func activate(_ label: String) throws {
    _ = try node(label).perform(.activate, in: stage.surface)
    stage.settle()
  }

  private func tap(_ point: CGPoint) {
    stage.pointer(.began, point.x, point.y)
    stage.pointer(.ended, point.x, point.y)
    stage.settle()
  }

  private func tap(_ label: String) throws {
    let frame = try node(label).frame
    tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  private var isOpen: Bool { stage.root.subviews.count > 1 }

  @Test func `an automatic picker is compact, but for what only wheels show`() {
    expect(picker.datePickerStyle, equals: .compact)
    picker.datePickerMode = .countDownTimer
    expect(picker.datePickerStyle, equals: .wheels)
    picker.datePickerMode = .yearAndMonth
    picker.preferredDatePickerStyle = .inline
    expect(picker.datePickerStyle, equals: .wheels)
    picker.datePickerMode = .date
    expect(picker.datePickerStyle, equals: .inline)
  }

  @Test func `the fields say the date and the time, and are as large as they need`() throws {
    expect(try node("Date").value, equals: "Nov 21, 2026")
    expect(try node("Time").value?.hasPrefix("9:41"), equals: true)
    let both = picker.intrinsicContentSize
    picker.datePickerMode = .time
    stage.wait(0.1)
    expect(picker.intrinsicContentSize.width < both.width / 2)
    expect(!nodes.contains { $0.label == "Date" })
    picker.datePickerMode = .date
    stage.wait(0.1)
    expect(!nodes.contains { $0.label == "Time" })
    expect(abs(picker.intrinsicContentSize.height - 34) < 2)
    picker.locale = Locale(identifier: "de_DE")
    expect(try node("Date").value, equals: "21.11.2026")
  }

  @Test func `fields keep to the trailing edge, or where they are told to`() throws {
    picker.datePickerMode = .date
    stage.wait(0.1)
    expect(try node("Date").frame.maxX, equals: 300)
    picker.contentHorizontalAlignment = .leading
    stage.wait(0.1)
    expect(try node("Date").frame.minX, equals: 20)
    picker.contentHorizontalAlignment = .trailing
    picker.semanticContentAttribute = .forceRightToLeft
    stage.wait(0.1)
    expect(try node("Date").frame.minX, equals: 20)
  }

  @Test func `a date is chosen on the calendar that its field opens`() throws {
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    try tap("Date")
    expect(isOpen)
    try tap("Sunday, November 15")
    expect(picker.date, equals: date(2026, 11, 15, 9, 41))
    expect(told, equals: 1)
    expect(isOpen)
    try tap("Next Month")
    try tap("Thursday, December 31")
    expect(picker.date, equals: date(2026, 12, 31, 9, 41))
    // A press beside closes it, and chooses nothing.
    tap(CGPoint(x: 4, y: 470))
    expect(!isOpen)
    expect(told, equals: 2)
  }

  @Test func `a time is chosen on the wheels that its field opens`() throws {
    try tap("Time")
    let wheels = try #require(
      stage.root.subviews.last.flatMap { Self.find(UIPickerView.self, in: $0) })
    expect(wheels.numberOfComponents, equals: 3)
    stage.press(.down)
    stage.settle()
    expect(picker.date, equals: date(2026, 11, 21, 10, 41))
    stage.press(.right)
    stage.press(.up)
    stage.settle()
    expect(picker.date, equals: date(2026, 11, 21, 10, 40))
    stage.press(.escape)
    stage.settle()
    expect(!isOpen)
  }

  private static func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    (view as? View) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test func `keys open a field, walk over the calendar, and close it`() throws {
    stage.press(.tab)
    stage.press(.space)
    stage.settle()
    expect(isOpen)
    stage.press(.right)
    stage.press(.down)
    stage.settle()
    expect(picker.date, equals: date(2026, 11, 29, 9, 41))
    stage.press(.pageDown)
    stage.settle()
    expect(picker.date, equals: date(2026, 12, 29, 9, 41))
    stage.press(.escape)
    stage.settle()
    expect(!isOpen)
    // The focus is where it was.
    stage.press(.space)
    stage.settle()
    expect(isOpen)
  }

  @Test func `those who do not see it choose days by their names`() throws {
    try activate("Date")
    expect(try node("Saturday, November 21").states.isSelected, equals: true)
    try activate("Monday, November 2")
    expect(picker.date, equals: date(2026, 11, 2, 9, 41))
    expect(try node("Month").value, equals: "November 2026")
    // What stands below is not read.
    expect(!nodes.contains { $0.label == "Time" })
  }

  @Test func `days beyond the limits can't be chosen, nor months`() throws {
    picker.minimumDate = date(2026, 11, 10)
    picker.maximumDate = date(2026, 11, 25)
    try tap("Date")
    expect(try node("Monday, November 9").states.isDisabled)
    try tap("Monday, November 9")
    expect(picker.date, equals: date(2026, 11, 21, 9, 41))
    try tap("Next Month")
    expect(try node("Month").value, equals: "November 2026")
    for _ in 0..<9 { stage.press(.right) }
    expect(picker.date, equals: date(2026, 11, 25, 9, 41))
  }

  @Test func `an inline picker is the calendar, with the time below`() throws {
    picker.preferredDatePickerStyle = .inline
    let size = picker.intrinsicContentSize
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: size.height)
    stage.wait(0.1)
    try tap("Tuesday, November 3")
    expect(picker.date, equals: date(2026, 11, 3, 9, 41))
    let time = nodes.first { $0.label == "Time" && $0.role == .button }
    expect(time?.value?.hasPrefix("9:41"), equals: true)
    picker.datePickerMode = .date
    expect(picker.intrinsicContentSize.height < size.height)
    expect(!nodes.contains { $0.label == "Time" })
  }

  @Test func `the name of the month opens wheels of months and years`() throws {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 328)
    stage.wait(0.1)
    try tap("Month")
    let wheels = try #require(Self.find(UIPickerView.self, in: picker))
    expect(wheels.numberOfComponents, equals: 2)
    stage.press(.down)
    try tap("Month")
    expect(Self.find(UIPickerView.self, in: picker) == nil)
    // What is chosen stays: the wheels turn to another page.
    expect(picker.date, equals: date(2026, 11, 21, 9, 41))
  }

  @Test func `weeks begin where the place begins them, and from the right where it reads so`()
    throws
  {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 328)
    stage.wait(0.1)
    expect(try node("Sunday, November 1").frame.minX < 20)
    var other = calendar
    other.firstWeekday = 2
    picker.calendar = other
    stage.wait(0.1)
    expect(try node("Sunday, November 1").frame.maxX > 300)
    picker.semanticContentAttribute = .forceRightToLeft
    stage.wait(0.1)
    expect(try node("Sunday, November 1").frame.minX < 20)
  }

  @Test func `a picker that can't be used opens nothing`() throws {
    picker.isEnabled = false
    try tap("Date")
    expect(!isOpen)
  }

  @Test func `a popover goes with its picker`() throws {
    try tap("Date")
    expect(isOpen)
    picker.removeFromSuperview()
    stage.settle()
    expect(stage.root.subviews.isEmpty)
  }
}
