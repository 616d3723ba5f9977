// SPDX-License-Identifier: Apache-2.0

/// Why an image could not be decoded.
package struct ImageDecodingError: Error, CustomStringConvertible, Sendable {
  /// One sentence: which file, and what is wrong with it.
  package let description: String

  /// An error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}
