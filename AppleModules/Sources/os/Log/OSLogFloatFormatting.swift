// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  private let letter: String
  private let precision: Int?
  private let showsPlus: Bool

  /// Decimal notation with six fraction digits.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// Exponential notation with six fraction digits.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// Exponential notation if that is shorter, otherwise decimal notation, with up to six significant digits.
  public static var hybrid: OSLogFloatFormatting { hybrid() }
  /// Hexadecimal notation.
  public static var hex: OSLogFloatFormatting { make("a", nil, false, false) }

  /// Returns decimal notation with `precision` fraction digits and an optional plus sign.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("f", precision(), explicitPositiveSign, uppercase)
  }

  /// Returns exponential notation with `precision` fraction digits and an optional plus sign.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("e", precision(), explicitPositiveSign, uppercase)
  }

  /// Returns exponential notation if that is shorter, otherwise decimal notation, with up to `precision`
  /// significant digits and an optional plus sign.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("g", precision(), explicitPositiveSign, uppercase)
  }

  private static func make(
    _ letter: String, _ precision: Int?, _ plus: Bool, _ uppercase: Bool
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? letter.uppercased() : letter, precision: precision, showsPlus: plus)
  }

  func write(_ number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%" + (showsPlus ? "+" : "") + digits + letter, number)
  }
}
