// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// What became of a golden that was checked without a failure.
public enum GoldenOutcome: Hashable, Sendable {
  /// The file is what the run made.
  case equal
  /// The run wrote the file.
  case written
  /// The two can't be compared on this machine, for the reason given.
  case skipped(String)

  /// The outcome for that reason, which is reported.
  static func skip(_ reason: String) -> GoldenOutcome {
    Diagnostics.report(reason)
    return .skipped(reason)
  }
}
