// SPDX-License-Identifier: Apache-2.0

/// An identifier that counts the hashes and comparisons within a task.
struct CountedIdentifier: Hashable, Sendable {
  /// The counts of one test.
  final class Counter: @unchecked Sendable {
    var hashes = 0
    var comparisons = 0
  }

  /// The counter of the current task.
  @TaskLocal static var counter = Counter()

  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: CountedIdentifier, right: CountedIdentifier) -> Bool {
    counter.comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.counter.hashes += 1
    hasher.combine(number)
  }

  /// Returns the number of hashes and comparisons that `body` performs.
  static func work(_ body: () -> Void) -> (hashes: Int, comparisons: Int) {
    let counter = Counter()
    $counter.withValue(counter, operation: body)
    return (counter.hashes, counter.comparisons)
  }

  /// Returns the number of hashes that `body` performs.
  static func hashes(_ body: () -> Void) -> Int {
    let counter = Counter()
    $counter.withValue(counter, operation: body)
    return counter.hashes
  }
}
