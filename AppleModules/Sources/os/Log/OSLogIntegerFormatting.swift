// SPDX-License-Identifier: Apache-2.0

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let minDigits: Int
  private let showsPlus: Bool

  /// Decimal notation.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// Hexadecimal notation.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal notation.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Returns decimal notation, with an optional plus sign and leading zeros up to `minDigits`.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, prefix: "", isUppercase: false, minDigits: minDigits(),
      showsPlus: explicitPositiveSign)
  }

  /// Returns hexadecimal notation, with an optional plus sign, prefix `0x` and leading zeros up to
  /// `minDigits`.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      minDigits: minDigits(), showsPlus: explicitPositiveSign)
  }

  /// Returns octal notation, with an optional plus sign, prefix `0o` and leading zeros up to `minDigits`.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase,
      minDigits: minDigits(), showsPlus: explicitPositiveSign)
  }

  func write<T: FixedWidthInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let sign = number < 0 ? "-" : showsPlus ? "+" : ""
    return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}
