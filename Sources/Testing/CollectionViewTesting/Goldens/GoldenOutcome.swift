// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The outcome of a golden check that did not fail.
public enum GoldenOutcome: Hashable, Sendable {
  /// The file equals the result.
  case equal
  /// The run wrote the file.
  case written
  /// The result cannot be compared on this machine, for the given reason.
  case skipped(String)

  /// Returns the skipped outcome and reports the reason.
  static func skip(_ reason: String) -> GoldenOutcome {
    Diagnostics.report(reason)
    return .skipped(reason)
  }
}
