// SPDX-License-Identifier: Apache-2.0

/// Where and why a script failed.
struct ScriptFailure: Error, Equatable {
  /// The index of the step after which something was wrong.
  let step: Int
  /// What was wrong.
  let reason: String
}
