// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What a date picker has chosen, what may be chosen, and in which words it is shown.
///
/// The picker's faces show it and change it; the picker hears of what a person changed.
@MainActor
final class DateChoice {
  /// The date that was chosen, to the second.
  private(set) var chosen = Date()
  /// The time to count down, in seconds.
  private(set) var duration: TimeInterval = 60
  /// What is chosen.
  var mode = UIDatePicker.Mode.dateAndTime
  /// The earliest date; nil: there is none.
  var least: Date?
  /// The latest date; nil: there is none.
  var last: Date?
  /// From one minute to the next that is offered.
  var minutes = 1
  /// Whether the date is rounded down to the minutes that are offered.
  var rounds = true
  /// The calendar that is counted by, in its time zone.
  var calendar = Calendar.current
  /// The words and orders.
  var locale = HostEnvironment.current.locale
  /// Called when a person chose; the argument says whether it is another date or time.
  var onChoice: (Bool) -> Void = { _ in }

  /// The date that is chosen.
  var date: Date { rounds ? rounded(chosen) : chosen }

  /// Chooses a date, or the nearest that may be.
  func set(_ date: Date) { chosen = limited(date) }

  /// Chooses a time to count down: whole steps, from one to a day less one.
  func set(duration new: TimeInterval) {
    guard !new.isNaN else { return }
    let step = Double(minutes) * 60
    let whole = (new / step).rounded(.down) * step
    duration = min(max(whole, step), 86_400 - step)
  }

  /// A person chose.
  func choose(_ date: Date, duration: TimeInterval? = nil) {
    let before = (chosen, self.duration)
    set(date)
    if let duration { set(duration: duration) }
    onChoice(before != (chosen, self.duration))
  }

  private func limited(_ date: Date) -> Date {
    guard mode != .countDownTimer else { return date }
    // Contradicting limits are not obeyed, as in UIKit.
    if let least, let last, least > last { return date }
    return min(max(date, least ?? date), last ?? date)
  }

  private func rounded(_ date: Date) -> Date {
    guard minutes > 1, mode == .time || mode == .dateAndTime else { return date }
    let minute = calendar.component(.minute, from: date) % minutes
    let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
    return minute == 0
      ? date : calendar.date(byAdding: .minute, value: -minute, to: start) ?? date
  }

  /// Whether something of the span that holds `date` may be chosen.
  func offers(_ component: Calendar.Component, of date: Date) -> Bool {
    guard least != nil || last != nil, let span = calendar.dateInterval(of: component, for: date)
    else { return true }
    if let least, let last, least > last { return true }
    if let least, span.end <= least { return false }
    if let last, span.start > last { return false }
    return true
  }

  /// The time of the day that is chosen, on another day.
  func time(on day: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: chosen)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return calendar.date(from: parts) ?? day
  }
}
