// SPDX-License-Identifier: Apache-2.0

/// Why a picture that was asked for can't be made, in one sentence.
package struct PictureFailure: Error, CustomStringConvertible, Sendable {
  /// What was found, and what to do.
  package let description: String

  /// A failure with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}
