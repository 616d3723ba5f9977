// SPDX-License-Identifier: Apache-2.0

/// How a whole number is written in a line.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let minDigits: Int
  private let showsPlus: Bool

  /// In tens.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// In tens, with a sign for positive numbers, and zeros before short ones.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, prefix: "", isUppercase: false, minDigits: minDigits(),
      showsPlus: explicitPositiveSign)
  }

  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      minDigits: minDigits(), showsPlus: explicitPositiveSign)
  }

  /// In eights.
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
