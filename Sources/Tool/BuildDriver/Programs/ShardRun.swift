// SPDX-License-Identifier: Apache-2.0

/// A run of one share of a suite.
struct ShardRun {
  private let shard: TestShard
  /// The number of tests of the whole suite.
  private let total: Int
  /// The tests of the share.
  let tests: [String]

  /// Divides `tests`, those of `suite`, and records the share in `record`.
  ///
  /// - Throws: `BuildError` when the file of times cannot be read, or the record cannot be written.
  init(
    _ shard: TestShard, of suite: String, tests: [String], times: String?, record: TestRecord?
  ) throws(BuildError) {
    var known: TestTimes?
    if let times { known = try TestTimes(path: times) }
    let partition = TestPartition(of: tests, into: shard.count, times: known)
    self.shard = shard
    total = partition.shares.reduce(0) { $0 + $1.count }
    self.tests = partition.shares[shard.number - 1]
    try record?.record(
      ShardNote(
        suite: suite, shard: shard, partition: partition.stamp, count: self.tests.count,
        total: total))
  }

  /// The arguments with which `swift test` runs the share.
  var arguments: [String] { TestPattern(of: tests).arguments }

  /// The sentence for the user.
  var sentence: String { "mullion: shard \(shard): \(tests.count) of \(total) tests\n" }
}
