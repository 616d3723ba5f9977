// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The days of a month as rows of weeks.
struct MonthPage: Equatable {
  /// The start of the month.
  let start: Date
  /// The number of empty cells before the first day.
  let offset: Int
  /// The number of days of the month.
  let count: Int

  /// Creates the page of the month that contains `date`; it is empty if the calendar has no such month.
  init(of date: Date, in calendar: Calendar) {
    let span = calendar.dateInterval(of: .month, for: date)
    start = span?.start ?? date
    count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    let days = max(1, calendar.weekdaySymbols.count)
    offset = ((weekday - calendar.firstWeekday) % days + days) % days
  }

  /// The number of rows, of seven days each.
  var weeks: Int { (offset + count + 6) / 7 }

  /// Returns the row and column of a day, from 0.
  func place(ofDay day: Int) -> (row: Int, column: Int) {
    ((offset + day - 1) / 7, (offset + day - 1) % 7)
  }

  /// Returns the day at a row and column; `nil` if the cell is empty.
  func day(row: Int, column: Int) -> Int? {
    guard row >= 0, (0..<7).contains(column) else { return nil }
    let day = row * 7 + column - offset + 1
    return (1...max(1, count)).contains(day) && count > 0 ? day : nil
  }
}
