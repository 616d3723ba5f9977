// SPDX-License-Identifier: Apache-2.0

/// What `mullion doctor` takes.
package struct DoctorOptions: Equatable, Sendable {
  /// Whether the caches are emptied.
  package var empties = false

  /// The options that the words after `doctor` ask for.
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
