// SPDX-License-Identifier: Apache-2.0

/// Two values of different kinds that occur in one variant of a matrix.
struct ValuePair: Hashable, Comparable {
  /// The indices of the kinds, in ascending order, each with the index of its value.
  let first: Int
  let one: Int
  let second: Int
  let other: Int

  /// Creates the pair of `value` of `kind` and `otherValue` of `otherKind`.
  init(_ kind: Int, _ value: Int, _ otherKind: Int, _ otherValue: Int) {
    let isInOrder = kind < otherKind
    (first, one) = isInOrder ? (kind, value) : (otherKind, otherValue)
    (second, other) = isInOrder ? (otherKind, otherValue) : (kind, value)
  }

  /// Returns the pairs of a combination.
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
