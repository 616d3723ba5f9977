// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateChoice {
  /// Returns a formatter for a template such as `LLLLy`, in the locale's form.
  func words(_ template: String) -> DateFormatter {
    let formatter = plainWords
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// The chosen day, as fields display it.
  var dateWords: String {
    let formatter = plainWords
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter.string(from: date)
  }

  /// The chosen time, as fields display it.
  var timeWords: String {
    let formatter = plainWords
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  private var plainWords: DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    return formatter
  }
}
