// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIDatePicker {
  /// The modes of a date picker.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A duration in hours and minutes, to count down.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }
}
