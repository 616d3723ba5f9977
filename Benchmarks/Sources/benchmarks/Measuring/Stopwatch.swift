// SPDX-License-Identifier: Apache-2.0

import CBench

/// Functions that measure durations by the processor time of the calling thread, or by the clock.
enum Stopwatch {
  /// Returns the processor time of one call of `body`, in seconds.
  static func seconds<Result>(_ body: () throws -> Result) rethrows -> Double {
    let start = bench_thread_nanoseconds()
    let result = try body()
    let end = bench_thread_nanoseconds()
    keep(result)
    return Double(end - start) * 1e-9
  }

  /// Returns the elapsed time of one call of `body`, which may use several threads, in seconds.
  static func secondsByClock(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  /// Returns the average processor time of `count` consecutive calls of `body`, in seconds.
  static func seconds(each count: Int, _ body: (Int) -> Void) -> Double {
    seconds { for index in 0..<count { body(index) } } / Double(count)
  }

  /// Prevents the compiler from removing the computation of `value`.
  @inline(never)
  static func keep<Value>(_ value: Value) {}
}
