// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The model of a date picker: the chosen date, its limits, and the locale.
///
/// The views of the picker's styles display and change the model; the picker is notified of the user's
/// changes.
@MainActor
final class DateChoice {
  /// The chosen date, not rounded to the minute interval.
  private(set) var chosen = Date()
  /// The duration of the countdown, in seconds.
  private(set) var duration: TimeInterval = 60
  /// The mode of the picker.
  var mode = UIDatePicker.Mode.dateAndTime
  /// The minimum date, or `nil` if there is none.
  var least: Date?
  /// The maximum date, or `nil` if there is none.
  var last: Date?
  /// The interval between the offered minutes.
  var minutes = 1
  /// Whether the date is rounded down to the minute interval.
  var rounds = true
  /// The calendar, with its time zone.
  var calendar = Calendar.current
  /// The locale in which dates and times are displayed.
  var locale = HostEnvironment.current.locale
  /// The closure called when the user has chosen; its argument is whether the date or duration has changed.
  var onChoice: (Bool) -> Void = { _ in }

  /// The chosen date, rounded if required.
  var date: Date { rounds ? rounded(chosen) : chosen }

  /// Sets the date, clamped to the limits.
  func set(_ date: Date) { chosen = limited(date) }

  /// Sets the duration of the countdown, rounded down to a multiple of the minute interval.
  ///
  /// It is clamped between one interval and a day less one interval.
  func set(duration new: TimeInterval) {
    guard !new.isNaN else { return }
    let step = Double(minutes) * 60
    let whole = (new / step).rounded(.down) * step
    duration = min(max(whole, step), 86_400 - step)
  }

  /// Sets the date that the user has chosen, and calls ``onChoice``.
  func choose(_ date: Date, duration: TimeInterval? = nil) {
    let before = (chosen, self.duration)
    set(date)
    if let duration { set(duration: duration) }
    onChoice(before != (chosen, self.duration))
  }

  private func limited(_ date: Date) -> Date {
    guard mode != .countDownTimer else { return date }
    // Contradictory limits are ignored, as in UIKit.
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

  /// Returns whether any part of the interval of `component` that contains `date` is within the limits.
  func offers(_ component: Calendar.Component, of date: Date) -> Bool {
    guard least != nil || last != nil, let span = calendar.dateInterval(of: component, for: date)
    else { return true }
    if let least, let last, least > last { return true }
    if let least, span.end <= least { return false }
    if let last, span.start > last { return false }
    return true
  }

  /// Returns the chosen time of day on another day.
  func time(on day: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: chosen)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return calendar.date(from: parts) ?? day
  }
}
