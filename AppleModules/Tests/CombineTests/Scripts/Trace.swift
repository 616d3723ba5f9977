// SPDX-License-Identifier: Apache-2.0

/// The recorded elements and completion of a publisher, used as its naive model.
struct Trace: Equatable {
  enum End { case finished, failed }
  var values: [Int]
  var end: End

  /// Returns the trace with other values, and with another end if `end` is not `nil`.
  func with(_ values: [Int], _ end: End? = nil) -> Trace {
    Trace(values: values, end: end ?? self.end)
  }
}
