// SPDX-License-Identifier: Apache-2.0

/// An upper bound for a measurement.
struct Goal: Codable, CustomStringConvertible {
  /// The upper bound.
  let limit: Quantity

  /// Returns a goal of at most `limit` times the peer.
  static func times(_ limit: Double) -> Goal { Goal(limit: Quantity(value: limit, unit: .times)) }

  /// Returns a goal of at most `limit` seconds.
  static func seconds(_ limit: Double) -> Goal {
    Goal(limit: Quantity(value: limit, unit: .seconds))
  }

  /// Returns a goal of at most `limit` in another unit.
  static func at(most limit: Double, _ unit: Quantity.Unit) -> Goal {
    Goal(limit: Quantity(value: limit, unit: unit))
  }

  func isReached(by value: Double) -> Bool { value <= limit.value }

  var description: String {
    // A peer that is to be beaten many times over reads better the other way round.
    if limit.unit == .times, limit.value < 0.3 {
      return "≥ \(Quantity.rounded(1 / limit.value))× faster"
    }
    return "≤ \(limit)"
  }
}
