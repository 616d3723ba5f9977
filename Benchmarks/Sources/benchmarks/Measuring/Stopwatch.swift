// SPDX-License-Identifier: Apache-2.0

import CBench

/// Times work by the processor time of the thread that does it, or by the clock.
enum Stopwatch {
  /// The seconds that `body` takes once.
  static func seconds<Result>(_ body: () throws -> Result) rethrows -> Double {
    let start = bench_thread_nanoseconds()
    let result = try body()
    let end = bench_thread_nanoseconds()
    keep(result)
    return Double(end - start) * 1e-9
  }

  /// The seconds that pass while `body` is at work, on however many threads.
  static func secondsByClock(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  /// The seconds that `body` takes on average, over `count` calls in a row.
  static func seconds(each count: Int, _ body: (Int) -> Void) -> Double {
    seconds { for index in 0..<count { body(index) } } / Double(count)
  }

  /// Makes the compiler believe that `value` is needed.
  @inline(never)
  static func keep<Value>(_ value: Value) {}
}
