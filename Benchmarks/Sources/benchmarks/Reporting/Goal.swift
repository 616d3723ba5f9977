// SPDX-License-Identifier: Apache-2.0

/// What a measurement is to come to.
struct Goal: Codable, CustomStringConvertible {
  /// The most that the number may be.
  let limit: Quantity

  /// At most `limit` times the peer.
  static func times(_ limit: Double) -> Goal { Goal(limit: Quantity(value: limit, unit: .times)) }

  /// At most so many seconds.
  static func seconds(_ limit: Double) -> Goal {
    Goal(limit: Quantity(value: limit, unit: .seconds))
  }

  /// At most so much of another unit.
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
