// SPDX-License-Identifier: Apache-2.0

/// What a step that did not fail says.
enum StepAnswer {
  case done
  case level(Int)
  case part(OutlineState)
  /// The step passes nil where Swift has no optional.
  case inexpressible
}
