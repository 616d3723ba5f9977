// SPDX-License-Identifier: Apache-2.0

import Foundation
import RandomTesting

/// The share of random tests in a run: a hundredth, or all with `MULLION_FULL=1`.
enum ScriptShare {
  /// The total number of operations in the scripts of one test.
  static var operations: Int { FullRun.isEnabled ? 100_000 : 1_000 }

  /// Returns the seeds of the scripts of a test, each of `steps` operations, starting with `first`.
  static func seeds(from first: UInt64 = 0, steps: Int) -> Range<UInt64> {
    first..<(first + UInt64(max(1, operations / steps)))
  }
}
