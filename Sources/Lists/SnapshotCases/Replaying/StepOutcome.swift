// SPDX-License-Identifier: Apache-2.0

/// The outcome of one step of a replay.
package struct StepOutcome: Hashable, Sendable, Encodable {
  /// `true` if the step succeeded; `nil` if it failed or was skipped.
  package var ok: Bool?
  /// The code of the failure, if any.
  package var fails: String?
  /// The offending identifiers, as text.
  package var identifiers: [String]?
  /// `true` if Swift's types do not allow the step, because it passes `nil`.
  package var skipped: Bool?
  /// The contents of the snapshot after the step.
  package var state: CaseState
  /// The result of a query for a level.
  package var level: Int?
  /// The result of a query for a part.
  package var result: OutlineState?
  /// The text of a section snapshot after its last step, without the address.
  package var visualDescription: String?

  init(state: CaseState) { self.state = state }

  /// The failure of the step; `nil` if it did not fail.
  package var failure: CaseFailure? {
    fails.map { CaseFailure(code: $0, identifiers: identifiers) }
  }
}
