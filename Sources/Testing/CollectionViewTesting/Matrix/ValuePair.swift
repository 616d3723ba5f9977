// SPDX-License-Identifier: Apache-2.0

/// Two values of different kinds that meet in a variant of a matrix.
struct ValuePair: Hashable, Comparable {
  /// The kinds, the lower number first, and the value of each.
  let first: Int
  let one: Int
  let second: Int
  let other: Int

  /// The pair of `value` of `kind` and `otherValue` of `otherKind`.
  init(_ kind: Int, _ value: Int, _ otherKind: Int, _ otherValue: Int) {
    let isInOrder = kind < otherKind
    (first, one) = isInOrder ? (kind, value) : (otherKind, otherValue)
    (second, other) = isInOrder ? (otherKind, otherValue) : (kind, value)
  }

  /// The pairs of a combination.
  static func all(in numbers: [Int]) -> [ValuePair] {
    numbers.indices.flatMap { first in
      numbers.indices.dropFirst(first + 1).map {
        ValuePair(first, numbers[first], $0, numbers[$0])
      }
    }
  }

  static func < (left: ValuePair, right: ValuePair) -> Bool {
    (left.first, left.second, left.one, left.other)
      < (right.first, right.second, right.one, right.other)
  }
}
