// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIDatePicker {
  /// What a date picker chooses.
  public enum Mode: Int, Sendable {
    /// The time of the day.
    case time = 0
    /// The day.
    case date = 1
    /// The day and its time.
    case dateAndTime = 2
    /// Hours and minutes to count down.
    case countDownTimer = 3
    /// The month.
    case yearAndMonth = 4
  }
}
