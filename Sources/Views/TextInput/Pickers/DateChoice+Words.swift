// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DateChoice {
  /// A maker of words by a pattern that suits the place, such as `LLLLy`.
  func words(_ template: String) -> DateFormatter {
    let formatter = plainWords
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// The day that is chosen, as fields show it.
  var dateWords: String {
    let formatter = plainWords
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter.string(from: date)
  }

  /// The time that is chosen, as fields show it.
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
