// SPDX-License-Identifier: Apache-2.0

package import MullionBuildDriver

/// The options that select a share of a suite.
package struct ShardOptions: Equatable, Sendable {
  /// The share, or `nil` for all tests.
  package var shard: TestShard?
  /// The file with the times of an earlier run, or `nil` for none.
  package var times: String?

  /// Creates options that select all tests.
  package init() {}

  /// The list of options in messages.
  static let words = "--shard, --times"

  /// Parses the option `word` and returns `true` if it selects a share; else returns `false`.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func takes(_ word: String, _ arguments: inout Arguments) throws(CommandError) -> Bool {
    switch word {
    case "--shard":
      let text = try arguments.value(of: word, "a share, such as 2/5")
      guard let shard = TestShard(text) else {
        throw CommandError(
          "--shard expects a number and the number of shares, as in 2/5, found '\(text)'.")
      }
      self.shard = shard
    case "--times": times = try arguments.value(of: word, "a file that --write-times wrote")
    default: return false
    }
    return true
  }

  /// Rejects inconsistent options.
  ///
  /// - Throws: `CommandError` with the missing option.
  func check() throws(CommandError) {
    guard times == nil || shard != nil else {
      throw CommandError("--times divides the tests for --shard: name both.")
    }
  }
}
