// SPDX-License-Identifier: Apache-2.0

/// One of the shares into which a suite is divided, so that several machines run it.
package struct TestShard: Equatable, Sendable, Codable, CustomStringConvertible {
  /// The number of the share, starting at 1.
  package let number: Int
  /// The number of shares.
  package let count: Int

  /// Creates the share `number` of `count`, or returns `nil` if there is no such share.
  package init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Parses a text such as `2/5`; returns `nil` if it is not a share.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    self.init(number, of: count)
  }

  /// The share as the user writes it: `2/5`.
  package var description: String { "\(number)/\(count)" }
}
