// SPDX-License-Identifier: Apache-2.0

import CBench

/// Functions that measure the memory of the process.
enum Memory {
  /// Returns the heap bytes that the result of `body` retains, and the result.
  static func held<Result>(by body: () -> Result) -> (bytes: Int, result: Result) {
    let before = bench_heap_bytes()
    let result = body()
    return (Int(bench_heap_bytes()) - Int(before), result)
  }

  /// Returns the bytes by which resident memory rises while `body` runs.
  static func peak<Result>(of body: () -> Result) -> Int {
    bench_reset_peak()
    let before = bench_resident_bytes()
    Stopwatch.keep(body())
    return max(0, Int(bench_peak_bytes()) - Int(before))
  }
}
