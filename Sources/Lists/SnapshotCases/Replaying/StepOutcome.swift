// SPDX-License-Identifier: Apache-2.0

/// What came of one step of a replay.
package struct StepOutcome: Hashable, Sendable, Encodable {
  /// `true` when the step succeeded; `nil` when it failed or was skipped.
  package var ok: Bool?
  /// Why it failed, as a code.
  package var fails: String?
  /// The identifiers that are the reason, as text.
  package var identifiers: [String]?
  /// `true` when Swift's types rule the step out, because it passes nil.
  package var skipped: Bool?
  /// What the snapshot holds afterwards.
  package var state: CaseState
  /// The answer to a question for a level.
  package var level: Int?
  /// The answer to a question for a part.
  package var result: OutlineState?
  /// The text of a section snapshot after its last step, without the address.
  package var visualDescription: String?

  init(state: CaseState) { self.state = state }

  /// Why the step failed; `nil` when it did not.
  package var failure: CaseFailure? {
    fails.map { CaseFailure(code: $0, identifiers: identifiers) }
  }
}
