// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A limit on the memory used by all concurrent decodes; a request for more than is available blocks.
///
/// A blocked decode holds no part of the budget, so the decodes cannot deadlock.
package final class DecodingBudget: @unchecked Sendable {
  /// The total number of bytes.
  package let limit: Int
  private let condition = NSCondition()
  private var used = 0
  private var highest = 0

  /// The budget of this process: half a gigabyte.
  package static let shared = DecodingBudget(limit: 512 << 20)

  /// Creates a budget of `limit` bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The maximum number of bytes that were in use at once.
  package var highWaterMark: Int { condition.withLock { highest } }

  /// Reserves `bytes`, blocking until they are available; returns `false` if they exceed the limit.
  func take(_ bytes: Int) -> Bool {
    if bytes > limit { return false }
    condition.withLock {
      while used + bytes > limit { condition.wait() }
      used += bytes
      highest = max(highest, used)
    }
    return true
  }

  /// Releases reserved bytes.
  func giveBack(_ bytes: Int) {
    condition.withLock {
      used -= bytes
      condition.broadcast()
    }
  }
}
