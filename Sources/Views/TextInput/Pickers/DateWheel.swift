// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// What one wheel of a date picker counts.
enum DateWheel: Equatable {
  /// Days one after the other, over the ends of months.
  case day
  case year
  case month
  case dayOfMonth
  /// The hour of the day; `ofHalf`: of the half of a day.
  case hour(ofHalf: Bool)
  case minute
  /// The half of the day.
  case half
  case hoursToCount
  case minutesToCount

  /// How many days there are on either side of the one chosen (ours).
  static let days = 10_000
  /// How often values are repeated that begin anew after the last one (ours).
  static let rounds = 401

  /// The width, in points; nil: what is left.
  var width: CGFloat? {
    switch self {
    case .day, .year, .month: nil
    case .dayOfMonth: 64
    case .hour, .minute, .half: 56
    case .hoursToCount, .minutesToCount: 120
    }
  }

  /// The part of a date that turning changes.
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

  /// The wheels of a mode, in a locale's order.
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

  /// The letters of a locale's pattern, each where it comes first; quoted text left out.
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
