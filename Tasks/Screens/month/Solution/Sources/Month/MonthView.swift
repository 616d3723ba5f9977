// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The days of a month in seven columns; TASK.md describes it.
final class MonthView: UIView {
  let year: Int
  let month: Int
  let calendar: Calendar
  private var names: [UILabel] = []
  private var days: [UILabel] = []
  /// The number of empty places before the first day.
  private var offset = 0

  /// Creates the view of a month from 1 to 12, whose weeks begin with the first weekday of `calendar`.
  init(year: Int, month: Int, calendar: Calendar) {
    self.year = year
    self.month = month
    self.calendar = calendar
    super.init(frame: .zero)
    makeLabels()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 7
    let weeks = (offset + days.count + 6) / 7
    let height = (bounds.height - 24) / CGFloat(max(weeks, 1))
    for (column, label) in names.enumerated() {
      label.frame = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: 24)
    }
    for (index, label) in days.enumerated() {
      let place = offset + index
      label.frame = CGRect(
        x: CGFloat(place % 7) * width, y: 24 + CGFloat(place / 7) * height, width: width,
        height: height)
    }
  }

  private func makeLabels() {
    let components = DateComponents(year: year, month: month, day: 1)
    guard let first = calendar.date(from: components),
      let range = calendar.range(of: .day, in: .month, for: first)
    else { return }
    let dates = range.compactMap { calendar.date(byAdding: .day, value: $0 - 1, to: first) }
    offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    for column in 0..<7 {
      let weekday = (calendar.firstWeekday - 1 + column) % 7
      let date = dates.first { calendar.component(.weekday, from: $0) == weekday + 1 }
      names.append(label(calendar.shortWeekdaySymbols[weekday], date))
    }
    for (index, date) in dates.enumerated() { days.append(label("\(index + 1)", date)) }
  }

  private func label(_ text: String, _ date: Date?) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.textColor = date.map(calendar.isDateInWeekend) == true ? .secondaryLabel : .label
    addSubview(label)
    return label
  }
}
