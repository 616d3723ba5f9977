// SPDX-License-Identifier: Apache-2.0

/// Numbers fingers on a touch screen from 1 as they come down; 0 is the pointer.
package struct FingerNumbers<Sequence: Hashable> {
  private var numbers: [Sequence: Int] = [:]

  /// No finger is down.
  package init() {}

  /// The number of a finger that came down: the least one that is free.
  package mutating func comeDown(_ sequence: Sequence) -> Int {
    let taken = Set(numbers.values)
    var number = 1
    while taken.contains(number) { number += 1 }
    numbers[sequence] = number
    return number
  }

  /// The number of a finger that is down; nil when it came down elsewhere.
  package func number(of sequence: Sequence) -> Int? { numbers[sequence] }

  /// The number of a finger that went up or was taken away, which is free from now on.
  package mutating func goUp(_ sequence: Sequence) -> Int? {
    numbers.removeValue(forKey: sequence)
  }
}
