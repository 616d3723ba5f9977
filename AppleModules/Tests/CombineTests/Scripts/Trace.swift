// SPDX-License-Identifier: Apache-2.0

/// All that a publisher publishes, written down: the naive model of one.
struct Trace: Equatable {
  enum End { case finished, failed }
  var values: [Int]
  var end: End

  /// The trace with other values.
  func with(_ values: [Int], _ end: End? = nil) -> Trace {
    Trace(values: values, end: end ?? self.end)
  }
}
