// SPDX-License-Identifier: Apache-2.0

/// The options of `mullion doctor`.
package struct DoctorOptions: Equatable, Sendable {
  /// Whether the caches are emptied.
  package var empties = false

  /// Parses the arguments after `doctor`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    for word in words {
      guard word == "--empty" else {
        throw CommandError("doctor takes --empty, found '\(word)'.")
      }
      empties = true
    }
  }
}
