// SPDX-License-Identifier: Apache-2.0

/// How far away a time is, and how that is to be said.
struct RelativeTime {
  /// How many units: negative in the past.
  let offset: Double
  /// The unit's place in Unicode's list: 0 for years to 7 for seconds.
  let unit: Int32
  let width: LocaleFormats.Width
  /// Whether the number is said in words.
  let isSpelled: Bool
  /// Whether days nearby have no names.
  let isNumeric: Bool
  /// Where the text will stand, as Unicode counts it.
  let context: Int32
}
