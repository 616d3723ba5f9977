// SPDX-License-Identifier: Apache-2.0

/// The share of a suite that a run covered, recorded beside its results.
package struct ShardNote: Equatable, Sendable, Codable {
  /// The path of the suite's package or project in its repository; empty if it is the repository.
  package let suite: String
  /// The share.
  package let shard: TestShard
  /// The stamp of the partition, which is the same for all shares of it.
  package let partition: String
  /// The number of tests of the share.
  package let count: Int
  /// The number of tests of all shares.
  package let total: Int

  /// Creates a note; see the properties.
  package init(suite: String, shard: TestShard, partition: String, count: Int, total: Int) {
    self.suite = suite
    self.shard = shard
    self.partition = partition
    self.count = count
    self.total = total
  }

  /// Returns the reasons why `notes` are not all shares of their suites, a sentence for each suite.
  package static func problems(in notes: [ShardNote]) -> [String] {
    Dictionary(grouping: notes, by: \.suite).sorted { $0.key < $1.key }
      .compactMap { suite, notes in
        problem(in: notes).map { suite.isEmpty ? $0 : "\(suite): \($0)" }
      }
  }

  private static func problem(in notes: [ShardNote]) -> String? {
    guard let first = notes.first else { return nil }
    if let other = notes.first(where: { $0.shard.count != first.shard.count }) {
      return
        "shards \(first.shard) and \(other.shard) have different numbers of shards; run all with the same."
    }
    if let other = notes.first(where: { $0.partition != first.partition }) {
      return
        "shards \(first.shard) and \(other.shard) divide different tests, or by different times; run all"
        + " shards of one commit with the same --times FILE."
    }
    let numbers = notes.map(\.shard.number).sorted()
    if let twice = zip(numbers, numbers.dropFirst()).first(where: { $0 == $1 })?.0 {
      return "shard \(twice)/\(first.shard.count) is there twice; name each folder of results once."
    }
    let missing = (1...first.shard.count).filter { !numbers.contains($0) }
    guard !missing.isEmpty else { return nil }
    let names = missing.map { "\($0)/\(first.shard.count)" }.joined(separator: ", ")
    let word = missing.count == 1 ? "shard" : "shards"
    return "the results of \(word) \(names) are missing; name all folders."
  }
}
