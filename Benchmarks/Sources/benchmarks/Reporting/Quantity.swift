// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number with its unit, formatted for readers.
struct Quantity: Codable, CustomStringConvertible {
  /// The unit of a quantity.
  enum Unit: String, Codable {
    case seconds
    case bytes
    case bytesPerItem
    case count
    case times
  }

  let value: Double
  let unit: Unit

  var description: String {
    switch unit {
    case .seconds: Self.time(value)
    case .bytes: "\(Self.rounded(value / 1_048_576)) MB"
    case .bytesPerItem: "\(Self.rounded(value)) B an item"
    case .count: "\(Int(value.rounded()))"
    case .times: "\(Self.rounded(value))×"
    }
  }

  private static func time(_ seconds: Double) -> String {
    switch abs(seconds) {
    case ..<1e-6: "\(rounded(seconds * 1e9)) ns"
    case ..<1e-3: "\(rounded(seconds * 1e6)) µs"
    default: "\(rounded(seconds * 1e3)) ms"
    }
  }

  /// Returns the number with three significant digits, or more before the decimal point.
  static func rounded(_ value: Double) -> String {
    let digits = abs(value) < 9.995 ? 2 : abs(value) < 99.95 ? 1 : 0
    return String(format: "%.\(digits)f", value)
  }
}
