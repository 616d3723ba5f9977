// SPDX-License-Identifier: Apache-2.0

/// The reason why a requested image cannot be made, in one sentence.
package struct PictureFailure: Error, CustomStringConvertible, Sendable {
  /// The problem and the remedy.
  package let description: String

  /// Creates a failure with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}
