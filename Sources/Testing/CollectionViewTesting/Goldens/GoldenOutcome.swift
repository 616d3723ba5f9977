// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The outcome of a golden check that did not fail.
public enum GoldenOutcome: Hashable, Sendable {
  /// A match: the file equals the result.
  case equal
  /// A recording: the run wrote the file.
  case written
  /// A skipped comparison: the result cannot be compared on this machine, for the given reason.
  case skipped(String)

  /// Returns the skipped outcome and reports the reason.
  static func skip(_ reason: String) -> GoldenOutcome {
    Diagnostics.report(reason)
    return .skipped(reason)
  }
}
