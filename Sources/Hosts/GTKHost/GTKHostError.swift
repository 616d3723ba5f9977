// SPDX-License-Identifier: Apache-2.0

/// The error thrown when no window can be opened.
struct GTKHostError: Error, CustomStringConvertible {
  /// One sentence with the problem and the remedy.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
