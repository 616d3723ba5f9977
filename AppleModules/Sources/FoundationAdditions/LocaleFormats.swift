// SPDX-License-Identifier: Apache-2.0

import CLocaleFormats
import Foundation

/// The formats of numbers, measures and times in a language, from Unicode's data.
enum LocaleFormats {
  /// The width of a unit's name.
  enum Width: Int32 {
    case wide = 0
    case short
    case narrow

    /// The token in ICU number skeletons.
    var skeleton: String {
      switch self {
      case .wide: "unit-width-full-name"
      case .short: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }
  }

  /// Returns a number with a unit, such as `3 hours`, or `nil` if the unit is unknown.
  ///
  /// The unit is given by its name in Unicode's data, such as `hour`.
  static func measure(_ number: Int, _ unit: String, _ width: Width, _ locale: Locale) -> String? {
    self.number(
      Double(number), ["measure-unit/duration-\(unit)", width.skeleton, "group-off"], locale)
  }

  /// Returns the number in the format of the tokens of an ICU number skeleton; `nil` if that fails.
  static func number(_ number: Double, _ words: [String], _ locale: Locale) -> String? {
    let skeleton = Array(words.joined(separator: " ").utf16)
    return text { buffer, capacity in
      CFormatNumber(
        locale.identifier, skeleton, Int32(skeleton.count), number, buffer, capacity)
    }
  }

  /// Returns the number in words; `nil` if that fails.
  static func spelled(_ number: Int, _ locale: Locale) -> String? {
    text { CSpellNumber(locale.identifier, Double(number), $0, $1) }
  }

  /// Returns the joined measures, such as `3 hours, 5 minutes`, or `nil` if that fails.
  static func joined(_ parts: [String], _ width: Width, _ locale: Locale) -> String? {
    let texts = parts.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    let letters = texts.flatMap(\.self)
    return letters.withUnsafeBufferPointer { letters in
      guard let start = letters.baseAddress else { return "" }
      var places: [UnsafePointer<UInt16>?] = []
      var place = start
      for length in lengths {
        places.append(place)
        place += Int(length)
      }
      return text {
        CJoinMeasures(
          locale.identifier, width.rawValue, &places, lengths, Int32(parts.count), $0, $1)
      }
    }
  }

  /// Returns the text of a relative time, such as `in 3 hours`, or `nil` if that fails.
  static func relative(_ time: RelativeTime, _ locale: Locale) -> String? {
    text {
      CFormatRelativeTime(
        locale.identifier, time.width.rawValue, time.isSpelled, time.isNumeric, time.context,
        time.offset, time.unit, $0, $1)
    }
  }

  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { buffer in
      let count = write(buffer.baseAddress, Int32(buffer.count))
      return count < 0 ? nil : String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
    }
  }
}
