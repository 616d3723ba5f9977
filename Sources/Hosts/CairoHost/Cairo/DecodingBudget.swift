// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A bound on the memory that all decodes together use; who asks for more than is left waits.
///
/// Who waits holds nothing of the budget, so somebody always goes on.
package final class DecodingBudget: @unchecked Sendable {
  /// The bytes there are.
  package let limit: Int
  private let condition = NSCondition()
  private var used = 0
  private var highest = 0

  /// The budget of this process: half a gigabyte.
  package static let shared = DecodingBudget(limit: 512 << 20)

  /// A budget of `limit` bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The most bytes that were ever in use at once.
  package var highWaterMark: Int { condition.withLock { highest } }

  /// Takes `bytes`, waiting for others to give theirs back; false: there are not as many at all.
  func take(_ bytes: Int) -> Bool {
    if bytes > limit { return false }
    condition.withLock {
      while used + bytes > limit { condition.wait() }
      used += bytes
      highest = max(highest, used)
    }
    return true
  }

  /// Gives back what was taken.
  func giveBack(_ bytes: Int) {
    condition.withLock {
      used -= bytes
      condition.broadcast()
    }
  }
}
