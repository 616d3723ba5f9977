// SPDX-License-Identifier: Apache-2.0

import CBench

/// What work takes of the process' memory.
enum Memory {
  /// The bytes that the result of `body` keeps allocated.
  static func held<Result>(by body: () -> Result) -> (bytes: Int, result: Result) {
    let before = bench_heap_bytes()
    let result = body()
    return (Int(bench_heap_bytes()) - Int(before), result)
  }

  /// The bytes by which resident memory rises above what it was while `body` runs.
  static func peak<Result>(of body: () -> Result) -> Int {
    bench_reset_peak()
    let before = bench_resident_bytes()
    Stopwatch.keep(body())
    return max(0, Int(bench_peak_bytes()) - Int(before))
  }
}
