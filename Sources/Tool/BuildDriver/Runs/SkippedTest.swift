// SPDX-License-Identifier: Apache-2.0

/// A test that did not run because it was disabled or skipped itself.
struct SkippedTest: Equatable {
  let name: String
  /// The reason, or an empty text if none was given.
  let reason: String
}
