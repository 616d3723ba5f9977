// SPDX-License-Identifier: Apache-2.0

/// The options of the command line.
struct Options {
  static let usage = """
    usage: swift run -c release benchmarks [SUITE …] [--quick] [--rounds N] [--json]

    Suites: DiffableSnapshots, CompositionalLayout, ViewTree, Controls, CollectionViews,
    InterfaceFiles, CollectionViewTesting, SnapshotTesting; without a name, all of them.
    --quick    small sizes and few rounds: whether it runs, not how fast things are
    --rounds   how often everything is measured, in turns (7)
    --json     the results as JSON, without a table
    """

  var suites: [String] = []
  var isQuick = false
  var isJSON = false
  var rounds = 7

  /// Parses arguments; the result is `nil` if they are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "--rounds":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
        rounds = number
      default:
        if argument.hasPrefix("-") { return nil }
        suites.append(argument)
      }
    }
    if isQuick { rounds = min(rounds, 3) }
  }

  /// Returns `size`, or at most 10,000 in a quick run.
  func size(_ size: Int) -> Int { isQuick ? min(size, 10_000) : size }

  /// Returns the powers of ten from 100 to `largest`, or to the maximum of a quick run.
  func sizes(to largest: Int) -> [Int] {
    Array(sequence(first: 100) { $0 * 10 }.prefix { $0 <= size(largest) })
  }
}
