// SPDX-License-Identifier: Apache-2.0

/// The numbers of the fingers on a touch screen, assigned from 1 as they touch it; 0 is the pointer.
package struct FingerNumbers<Sequence: Hashable> {
  private var numbers: [Sequence: Int] = [:]

  /// Creates an empty set of numbers.
  package init() {}

  /// Returns the number assigned to a new finger: the lowest that is free.
  package mutating func comeDown(_ sequence: Sequence) -> Int {
    let taken = Set(numbers.values)
    var number = 1
    while taken.contains(number) { number += 1 }
    numbers[sequence] = number
    return number
  }

  /// Returns the number of a finger, or `nil` if none is assigned.
  package func number(of sequence: Sequence) -> Int? { numbers[sequence] }

  /// Returns the number of a finger that was lifted or cancelled, and frees the number; returns `nil` if none
  /// is assigned.
  package mutating func goUp(_ sequence: Sequence) -> Int? {
    numbers.removeValue(forKey: sequence)
  }
}
