// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The days of a month as rows of weeks.
struct MonthPage: Equatable {
  /// The first moment of the month.
  let start: Date
  /// How many places stand empty before the first day.
  let offset: Int
  /// How many days the month has.
  let count: Int

  /// The month that holds `date`; a calendar without such a month makes a page of no days.
  init(of date: Date, in calendar: Calendar) {
    let span = calendar.dateInterval(of: .month, for: date)
    start = span?.start ?? date
    count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    let days = max(1, calendar.weekdaySymbols.count)
    offset = ((weekday - calendar.firstWeekday) % days + days) % days
  }

  /// How many rows the days need, seven in each.
  var weeks: Int { (offset + count + 6) / 7 }

  /// Where the day with the number stands: its row and its place in it, from 0.
  func place(ofDay day: Int) -> (row: Int, column: Int) {
    ((offset + day - 1) / 7, (offset + day - 1) % 7)
  }

  /// The number of the day at a place; nil: none stands there.
  func day(row: Int, column: Int) -> Int? {
    guard row >= 0, (0..<7).contains(column) else { return nil }
    let day = row * 7 + column - offset + 1
    return (1...max(1, count)).contains(day) && count > 0 ? day : nil
  }
}
