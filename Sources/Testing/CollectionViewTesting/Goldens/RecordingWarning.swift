// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A warning about a recorded golden: the screen may not be in the state that the test intends.
package enum RecordingWarning {
  /// The environment variable that turns warnings into failures, unless its value is empty or `0`.
  package static let variable = "MULLION_STRICT"

  /// Whether a warning fails the test.
  @TaskLocal package static var isStrict =
    ProcessInfo.processInfo.environment[variable].map { !["", "0"].contains($0) } ?? false

  /// Reports `sentence` once, or throws a failure at `place` if warnings fail the test.
  static func give(_ sentence: String, at place: String) throws(CheckFailure) {
    guard isStrict else { return Diagnostics.reportOnce(sentence) }
    throw CheckFailure([CheckFailure.Finding(violations: [sentence], advice: nil)], at: place)
  }
}
