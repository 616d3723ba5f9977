// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The wheels of a date picker: the values of their rows, and the date that they represent together.
@MainActor
final class DateWheels: NSObject {
  private let choice: DateChoice
  private let ownMode: UIDatePicker.Mode?
  private var known: [DateWheel]?
  private var formatters: [Int: DateFormatter] = [:]
  /// The day in the middle of the wheel of days.
  private var middleDay = Date()

  /// Creates wheels for `choice`; `mode` replaces the choice's own mode.
  init(of choice: DateChoice, mode: UIDatePicker.Mode? = nil) {
    self.choice = choice
    ownMode = mode
    super.init()
  }

  /// Updates the wheels after a change of mode, locale or calendar.
  func rebuild() {
    known = nil
    formatters = [:]
  }

  private var wheels: [DateWheel] {
    if let known { return known }
    let wheels = DateWheel.all(of: ownMode ?? choice.mode, in: choice.locale)
    known = wheels
    return wheels
  }

  private var calendar: Calendar { choice.calendar }

  // MARK: Values and rows

  /// Returns the values of a wheel, which are cyclic if `isRound`.
  private func values(of wheel: DateWheel) -> (range: Range<Int>, step: Int, isRound: Bool) {
    switch wheel {
    case .day: (0..<(2 * DateWheel.days + 1), 1, false)
    case .year: (1..<10_000, 1, false)
    case .month: (1..<months + 1, 1, true)
    case .dayOfMonth: (1..<days + 1, 1, true)
    case .hour(let ofHalf): (0..<(ofHalf ? 12 : 24), 1, true)
    case .minute: (0..<60, choice.minutes, true)
    case .half: (0..<2, 1, false)
    case .hoursToCount: (0..<24, 1, true)
    case .minutesToCount: (0..<60, choice.minutes, true)
    }
  }

  private var months: Int { calendar.maximumRange(of: .month)?.count ?? 12 }
  private var days: Int { calendar.maximumRange(of: .day)?.count ?? 31 }

  private func count(of wheel: DateWheel) -> Int {
    let values = values(of: wheel)
    return values.range.count / values.step
  }

  private func value(of row: Int, on wheel: DateWheel) -> Int {
    let values = values(of: wheel)
    return values.range.lowerBound + row % max(1, count(of: wheel)) * values.step
  }

  /// Returns the row of a value that is nearest to `row`.
  private func row(of value: Int, on wheel: DateWheel, near row: Int) -> Int {
    let values = values(of: wheel)
    let count = max(1, count(of: wheel))
    let first = min(count - 1, max(0, (value - values.range.lowerBound) / values.step))
    guard values.isRound else { return first }
    let near =
      row / count < 2 || row / count > DateWheel.rounds - 3
      ? DateWheel.rounds / 2 * count : row
    let round = near / count
    let candidates = [round - 1, round, round + 1].map { $0 * count + first }
    return candidates.min { abs($0 - near) < abs($1 - near) } ?? first
  }

  // MARK: Display

  /// Turns the wheels to a date and a duration.
  func show(_ date: Date, duration: TimeInterval, in picker: UIPickerView, animated: Bool) {
    if wheels.contains(.day), !isInSight(date) {
      middleDay = calendar.startOfDay(for: date)
      picker.reloadAllComponents()
    }
    for (component, wheel) in wheels.enumerated() {
      let row = row(
        of: shownValue(date, duration, on: wheel), on: wheel,
        near: picker.selectedRow(inComponent: component))
      if picker.selectedRow(inComponent: component) != row {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  private func isInSight(_ date: Date) -> Bool { abs(dayNumber(of: date)) < DateWheel.days }

  private func dayNumber(of date: Date) -> Int {
    calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: middleDay), to: calendar.startOfDay(for: date)
    ).day ?? 0
  }

  private func shownValue(_ date: Date, _ duration: TimeInterval, on wheel: DateWheel) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    return switch wheel {
    case .day: dayNumber(of: date) + DateWheel.days
    case .year: parts.year ?? 1
    case .month: parts.month ?? 1
    case .dayOfMonth: parts.day ?? 1
    case .hour(let ofHalf): ofHalf ? hour % 12 : hour
    case .minute: parts.minute ?? 0
    case .half: hour / 12
    case .hoursToCount: Int(duration) / 3600
    case .minutesToCount: Int(duration) / 60 % 60
    }
  }

  // MARK: Selection

  /// Returns the date with the values of some wheels; a day that a month lacks becomes the last day of that
  /// month.
  private func date(with values: [(DateWheel, Int)]) -> Date {
    let old = choice.date
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: old)
    var hour = parts.hour ?? 0
    for (wheel, value) in values {
      switch wheel {
      case .day:
        let day = calendar.date(byAdding: .day, value: value - DateWheel.days, to: middleDay)
        let found = calendar.dateComponents([.era, .year, .month, .day], from: day ?? old)
        (parts.era, parts.year, parts.month, parts.day) =
          (found.era, found.year, found.month, found.day)
      case .year: parts.year = value
      case .month: parts.month = value
      case .dayOfMonth: parts.day = value
      case .hour(let ofHalf): hour = ofHalf ? hour / 12 * 12 + value : value
      case .minute:
        parts.minute = value
        parts.second = 0
      case .half: hour = hour % 12 + 12 * value
      case .hoursToCount, .minutesToCount: break
      }
    }
    parts.hour = hour
    let day = parts.day ?? 1
    parts.day = 1
    if let month = calendar.date(from: parts) {
      parts.day = min(day, calendar.range(of: .day, in: .month, for: month)?.count ?? day)
    }
    return calendar.date(from: parts) ?? old
  }

  /// Returns whether the value of a row is within the limits, given the rows of the other wheels.
  private func isOffered(_ row: Int, on wheel: DateWheel) -> Bool {
    guard let component = wheel.component else { return true }
    let value = value(of: row, on: wheel)
    let candidate = date(with: [(wheel, value)])
    if wheel == .dayOfMonth, calendar.component(.day, from: candidate) != value { return false }
    return choice.offers(component, of: candidate)
  }

  // MARK: Formatting

  private func formatter(_ wheel: Int, _ pattern: String, isTemplate: Bool) -> DateFormatter {
    if let formatter = formatters[wheel] { return formatter }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = choice.locale
    if isTemplate {
      formatter.setLocalizedDateFormatFromTemplate(pattern)
    } else {
      formatter.dateFormat = pattern
    }
    formatters[wheel] = formatter
    return formatter
  }

  private func title(_ row: Int, _ component: Int) -> String {
    let wheel = wheels[component]
    let value = value(of: row, on: wheel)
    func words(_ pattern: String, isTemplate: Bool = false, _ date: Date) -> String {
      formatter(component, pattern, isTemplate: isTemplate).string(from: date)
    }
    switch wheel {
    case .day: return words("EEEMMMd", isTemplate: true, date(with: [(wheel, value)]))
    case .year: return words("y", isTemplate: true, date(with: [(wheel, value)]))
    case .month: return words("LLLL", date(with: [(wheel, value), (.dayOfMonth, 1)]))
    case .dayOfMonth: return String(value)
    case .hour(let ofHalf): return String(ofHalf && value == 0 ? 12 : value)
    case .minute: return value < 10 ? "0\(value)" : String(value)
    case .half: return words("a", date(with: [(wheel, value)]))
    case .hoursToCount: return "\(value) h"
    case .minutesToCount: return "\(value) min"
    }
  }
}

extension DateWheels: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let wheel = wheels[component]
    return count(of: wheel) * (values(of: wheel).isRound ? DateWheel.rounds : 1)
  }
}

extension DateWheels: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    wheels[component].width ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    if isOffered(row, on: wheels[component]) { return nil }
    return NSAttributedString(
      string: title(row, component), attributes: [.foregroundColor: UIColor.tertiaryLabel])
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { title(row, component) }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let wheel = wheels[component]
    let value = value(of: row, on: wheel)
    var duration = choice.duration
    if wheel == .hoursToCount {
      duration = TimeInterval(value * 3600 + Int(duration) % 3600)
    }
    if wheel == .minutesToCount {
      duration = TimeInterval(Int(duration) / 3600 * 3600 + value * 60)
    }
    choice.choose(date(with: [(wheel, value)]), duration: duration)
    // The selectable values of the other wheels may have changed.
    for other in wheels.indices where other != component {
      pickerView.reloadComponent(other)
    }
  }
}
