// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The days of a month in seven columns; TASK.md describes it.
final class MonthView: UIView {
  let year: Int
  let month: Int
  let calendar: Calendar

  /// Creates the view of a month from 1 to 12, whose weeks begin with the first weekday of `calendar`.
  init(year: Int, month: Int, calendar: Calendar) {
    self.year = year
    self.month = month
    self.calendar = calendar
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
