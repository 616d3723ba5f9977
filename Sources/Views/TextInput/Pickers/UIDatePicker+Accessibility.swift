// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionViewTree

extension UIDatePicker: BuiltInControl {
  /// Describes the purpose of the picker and the chosen value, if it has wheels.
  ///
  /// The purpose is always in English; the value uses the picker's locale. Fields and days have descriptions
  /// of their own.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    guard face is WheelFace else {
      defaults.isElement = false
      defaults.traits = .none
      return
    }
    defaults.beAdjustable(.stepper)
    defaults.label =
      switch datePickerMode {
      case .time: "Time"
      case .date: "Date"
      case .dateAndTime: "Date and Time"
      case .countDownTimer: "Time to Count Down"
      case .yearAndMonth: "Month"
      }
    defaults.value = spokenValue
  }

  private var spokenValue: String {
    if datePickerMode == .countDownTimer {
      let minutes = Int(countDownDuration) / 60
      return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
    let formatter = DateFormatter()
    formatter.calendar = choice.calendar
    formatter.timeZone = choice.calendar.timeZone
    formatter.locale = choice.locale
    if datePickerMode == .yearAndMonth {
      formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    } else {
      formatter.dateStyle = datePickerMode == .time ? .none : .long
      formatter.timeStyle = datePickerMode == .date ? .none : .short
    }
    return formatter.string(from: date)
  }

  /// Chooses the day, month, time or duration that is `steps` units away, and sends the control events if the
  /// value has changed.
  ///
  /// Times and durations change by the minute interval.
  package func adjust(by steps: Int) {
    let calendar = choice.calendar
    switch datePickerMode {
    case .countDownTimer:
      choice.choose(date, duration: countDownDuration + Double(steps * minuteInterval) * 60)
    case .time:
      let other = calendar.date(byAdding: .minute, value: steps * minuteInterval, to: date)
      choice.choose(other ?? date)
    case .date, .dateAndTime:
      let other = calendar.date(byAdding: .day, value: steps, to: date)
      choice.choose(other ?? date)
    case .yearAndMonth:
      let other = calendar.date(byAdding: .month, value: steps, to: date)
      choice.choose(other ?? date)
    }
  }
}
