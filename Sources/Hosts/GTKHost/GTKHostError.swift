// SPDX-License-Identifier: Apache-2.0

/// Why there can be no window.
struct GTKHostError: Error, CustomStringConvertible {
  /// One sentence: what is missing, and what to do.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
