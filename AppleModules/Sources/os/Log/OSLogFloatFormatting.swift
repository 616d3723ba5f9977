// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a number with a fraction is written in a line.
public struct OSLogFloatFormatting: Sendable {
  private let letter: String
  private let precision: Int?
  private let showsPlus: Bool

  /// With a point.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// With an exponent where that is shorter.
  public static var hybrid: OSLogFloatFormatting { hybrid() }
  /// In sixteens.
  public static var hex: OSLogFloatFormatting { make("a", nil, false, false) }

  /// With a point, and a number of digits after it.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("f", precision(), explicitPositiveSign, uppercase)
  }

  /// With an exponent, and a number of digits after the point.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("e", precision(), explicitPositiveSign, uppercase)
  }

  /// With an exponent where that is shorter, and a number of digits.
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
