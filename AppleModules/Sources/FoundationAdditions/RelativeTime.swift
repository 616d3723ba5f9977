// SPDX-License-Identifier: Apache-2.0

/// A relative time with its format.
struct RelativeTime {
  /// The number of units, negative in the past.
  let offset: Double
  /// The number of the unit in ICU: 0 for years to 7 for seconds.
  let unit: Int32
  let width: LocaleFormats.Width
  /// Whether the number is spelled out.
  let isSpelled: Bool
  /// Whether nearby days are written as numbers instead of names.
  let isNumeric: Bool
  /// The capitalisation context in ICU's numbering.
  let context: Int32
}
