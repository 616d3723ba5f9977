// SPDX-License-Identifier: Apache-2.0

/// Values, each kept once, by numbers in the order in which they came.
struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of `value`.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The numbers of `values`.
  mutating func numbers(of values: some Sequence<Value>) -> [Int] {
    values.map { number(of: $0) }
  }
}
