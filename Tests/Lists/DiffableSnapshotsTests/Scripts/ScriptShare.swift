// SPDX-License-Identifier: Apache-2.0

import Foundation
import RandomTesting

/// How much of the random tests a run carries out: a hundredth, or everything with `MULLION_FULL=1`.
enum ScriptShare {
  /// The operations that the scripts of one test have together.
  static var operations: Int { FullRun.isEnabled ? 100_000 : 1_000 }

  /// Seeds of scripts of `steps` operations, as many as it takes; the first is `first`.
  static func seeds(from first: UInt64 = 0, steps: Int) -> Range<UInt64> {
    first..<(first + UInt64(max(1, operations / steps)))
  }
}
