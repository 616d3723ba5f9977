// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// The number of elements that a subscriber requests.
  ///
  /// A sum is unlimited if one of the operands is, a difference or product if the left operand is. A
  /// difference may be negative; such a demand must not be requested.
  @frozen public struct Demand: Hashable, Codable, CustomStringConvertible, Sendable {
    @usableFromInline let count: Int

    @usableFromInline init(count: Int) {
      self.count = count
    }

    /// A demand without an upper bound.
    public static let unlimited = Demand(count: .max)

    /// A demand for no further elements.
    public static let none = Demand(count: 0)

    /// Returns a demand for a number of elements.
    ///
    /// - Precondition: `value` is not negative.
    public static func max(_ value: Int) -> Demand {
      if value < 0 {
        fatalError("Subscribers.Demand.max(\(value)): request 0 or more elements; .none is 0")
      }
      return Demand(count: value)
    }

    /// The number of elements, or `nil` if the demand is unlimited.
    public var max: Int? {
      count == .max ? nil : count
    }

    /// A textual representation, `max(n)` or `unlimited`.
    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }
  }
}

extension Subscribers.Demand {
  /// Whether at least one element may be delivered.
  var isPositive: Bool { count > 0 }

  /// Subtracts one, unless the demand is unlimited.
  mutating func spend() {
    if count != .max { self = Self(count: count - 1) }
  }
}
