// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// How many elements a subscriber asks for.
  ///
  /// Arithmetic with ``unlimited`` stays unlimited. A difference may be negative; nobody may ask for
  /// such a demand.
  @frozen public struct Demand: Hashable, Codable, CustomStringConvertible, Sendable {
    @usableFromInline let count: Int

    @usableFromInline init(count: Int) {
      self.count = count
    }

    /// As many as there will be.
    public static let unlimited = Demand(count: .max)

    /// None more.
    public static let none = Demand(count: 0)

    /// A number of elements.
    ///
    /// - Precondition: `value` is not negative.
    public static func max(_ value: Int) -> Demand {
      if value < 0 {
        fatalError("Subscribers.Demand.max(\(value)): ask for no elements or more; .none is 0")
      }
      return Demand(count: value)
    }

    /// The number of elements, or nil when it is unlimited.
    public var max: Int? {
      count == .max ? nil : count
    }

    /// What it is, for people.
    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }
  }
}

extension Subscribers.Demand {
  /// Whether there is something to deliver for.
  var isPositive: Bool { count > 0 }

  /// Takes one off, unless there is no limit.
  mutating func spend() {
    if count != .max { self = Self(count: count - 1) }
  }
}
