// SPDX-License-Identifier: Apache-2.0

/// The step and the reason of a script's failure.
struct ScriptFailure: Error, Equatable {
  /// The index of the step after which a fault was found.
  let step: Int
  /// A description of the fault.
  let reason: String
}
