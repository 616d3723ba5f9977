// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The division of the tests of a suite into shares, each of which a machine of its own runs.
///
/// It depends on the names of the tests and on their times alone, so that machines that share nothing else
/// divide the suite in the same way.
package struct TestPartition: Equatable, Sendable {
  /// The names of the tests of each share, sorted.
  package let shares: [[String]]
  /// A text that is the same for equal partitions.
  package let stamp: String

  /// Divides `tests` into `count` shares.
  ///
  /// Without times, the hash of its name determines the share of a test: a new test moves no other. With
  /// times, the longest tests are distributed first, each to the share that takes the least time until
  /// then; a test without a time counts as an average one.
  ///
  /// - Complexity: O(*n* log *n* + *n* · `count`) in the number of tests.
  package init(of tests: [String], into count: Int, times: TestTimes? = nil) {
    let names = Set(tests).sorted()
    var shares = [[String]](repeating: [], count: count)
    if let times {
      let timed = Self.timed(names, times)
      var loads = [Double](repeating: 0, count: count)
      for (name, seconds) in timed.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
        let place =
          loads.indices.min { (loads[$0], shares[$0].count) < (loads[$1], shares[$1].count) } ?? 0
        shares[place].append(name)
        loads[place] += seconds
      }
    } else {
      for name in names { shares[Int(ByteHash(of: name).value % UInt64(count))].append(name) }
    }
    self.shares = shares.map { $0.sorted() }
    stamp =
      ByteHash(of: self.shares.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")).text
  }

  private static func timed(_ names: [String], _ times: TestTimes) -> [(String, Double)] {
    let known = names.compactMap { times.seconds(of: $0) }
    let average = known.isEmpty ? 0 : known.reduce(0, +) / Double(known.count)
    return names.map { ($0, times.seconds(of: $0) ?? average) }
  }
}
