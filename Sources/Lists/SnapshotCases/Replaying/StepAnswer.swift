// SPDX-License-Identifier: Apache-2.0

/// The result of a step that did not fail.
enum StepAnswer {
  case done
  case level(Int)
  case part(OutlineState)
  /// The result of a step that passes `nil` where Swift has no optional.
  case inexpressible
}
