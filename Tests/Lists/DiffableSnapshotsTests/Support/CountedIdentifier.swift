// SPDX-License-Identifier: Apache-2.0

/// An identifier that counts how often identifiers are hashed and compared within a task.
struct CountedIdentifier: Hashable, Sendable {
  /// Counts; one for each test.
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

  /// How many hashes and comparisons `body` took.
  static func work(_ body: () -> Void) -> (hashes: Int, comparisons: Int) {
    let counter = Counter()
    $counter.withValue(counter, operation: body)
    return (counter.hashes, counter.comparisons)
  }

  /// How many hashes `body` took.
  static func hashes(_ body: () -> Void) -> Int {
    let counter = Counter()
    $counter.withValue(counter, operation: body)
    return counter.hashes
  }
}
