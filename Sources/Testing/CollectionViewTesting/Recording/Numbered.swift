// SPDX-License-Identifier: Apache-2.0

/// Unique values, numbered in order of insertion.
struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// Returns the number of `value`, which is inserted if it is new.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// Returns the numbers of `values`, inserting new ones.
  mutating func numbers(of values: some Sequence<Value>) -> [Int] {
    values.map { number(of: $0) }
  }
}
