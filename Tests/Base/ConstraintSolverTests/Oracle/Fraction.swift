// SPDX-License-Identifier: Apache-2.0

/// An exact fraction of 128-bit numbers; arithmetic that does not fit throws.
struct Fraction: Equatable {
  struct Overflow: Error {}

  var over: Int128
  var under: Int128

  static let zero = Fraction(0)

  init(_ number: Int) {
    over = Int128(number)
    under = 1
  }

  private init(reducing over: Int128, by under: Int128) {
    var (a, b) = (over.magnitude, under.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let factor = a == 0 ? 1 : Int128(a) * (under < 0 ? -1 : 1)
    self.over = over / factor
    self.under = under / factor
  }

  var double: Double { Double(over) / Double(under) }
  var isNegative: Bool { over < 0 }
  var isZero: Bool { over == 0 }

  func plus(_ other: Fraction) throws -> Fraction {
    let left = try Self.product(over, other.under)
    let right = try Self.product(other.over, under)
    let (sum, overflow) = left.addingReportingOverflow(right)
    if overflow { throw Overflow() }
    return Fraction(reducing: sum, by: try Self.product(under, other.under))
  }

  func times(_ other: Fraction) throws -> Fraction {
    Fraction(
      reducing: try Self.product(over, other.over), by: try Self.product(under, other.under))
  }

  func divided(by other: Fraction) throws -> Fraction {
    Fraction(
      reducing: try Self.product(over, other.under), by: try Self.product(under, other.over))
  }

  var negated: Fraction {
    var copy = self
    copy.over = -over
    return copy
  }

  func isLess(than other: Fraction) throws -> Bool { try plus(other.negated).isNegative }

  private static func product(_ a: Int128, _ b: Int128) throws -> Int128 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { throw Overflow() }
    return product
  }
}
