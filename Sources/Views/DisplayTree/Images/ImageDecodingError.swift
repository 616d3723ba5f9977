// SPDX-License-Identifier: Apache-2.0

/// An error of decoding an image.
package struct ImageDecodingError: Error, CustomStringConvertible, Sendable {
  /// One sentence with the file and the problem.
  package let description: String

  /// Creates an error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}
