// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The unit of one wheel of a date picker.
enum DateWheel: Equatable {
  /// The unit of consecutive days, across months.
  case day
  case year
  case month
  case dayOfMonth
  /// The unit of hours of the day; with `ofHalf`, on the 12-hour clock.
  case hour(ofHalf: Bool)
  case minute
  /// The unit of halves of the day (AM or PM).
  case half
  case hoursToCount
  case minutesToCount

  /// The number of days on either side of the chosen one; not measured from UIKit.
  static let days = 10_000
  /// The number of repetitions of cyclic values; not measured from UIKit.
  static let rounds = 401

  /// The width in points, or `nil` for the remaining width.
  var width: CGFloat? {
    switch self {
    case .day, .year, .month: nil
    case .dayOfMonth: 64
    case .hour, .minute, .half: 56
    case .hoursToCount, .minutesToCount: 120
    }
  }

  /// The calendar component that the wheel changes, or `nil` for the wheels of a countdown.
  var component: Calendar.Component? {
    switch self {
    case .day, .dayOfMonth: .day
    case .year: .year
    case .month: .month
    case .hour, .half: .hour
    case .minute: .minute
    case .hoursToCount, .minutesToCount: nil
    }
  }

  /// Returns the wheels of a mode, in a locale's order.
  static func all(of mode: UIDatePicker.Mode, in locale: Locale) -> [DateWheel] {
    switch mode {
    case .time: time(in: locale)
    case .date: order(of: "yMMMMd", in: locale)
    case .yearAndMonth: order(of: "yMMMM", in: locale)
    case .dateAndTime: [.day] + time(in: locale)
    case .countDownTimer: [.hoursToCount, .minutesToCount]
    }
  }

  private static func order(of template: String, in locale: Locale) -> [DateWheel] {
    letters(of: template, in: locale).compactMap {
      switch $0 {
      case "y", "Y", "u": .year
      case "M", "L": .month
      case "d": .dayOfMonth
      default: nil
      }
    }
  }

  private static func time(in locale: Locale) -> [DateWheel] {
    let letters = letters(of: "jmm", in: locale)
    let ofHalf = letters.contains { "hK".contains($0) }
    return letters.compactMap {
      switch $0 {
      case "h", "H", "k", "K": .hour(ofHalf: ofHalf)
      case "m": .minute
      case "a", "b", "B": ofHalf ? .half : nil
      default: nil
      }
    }
  }

  /// Returns the letters of a locale's date format in order of first occurrence, without quoted text.
  private static func letters(of template: String, in locale: Locale) -> [Character] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var letters: [Character] = []
    var isQuoted = false
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, letter.isLetter, !letters.contains(letter) { letters.append(letter) }
    }
    return letters
  }
}
