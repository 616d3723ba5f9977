// SPDX-License-Identifier: Apache-2.0

/// The error for a file of sequences that cannot be read.
package struct SnapshotCaseError: Error, Hashable, CustomStringConvertible {
  /// One sentence with the file and the problem.
  package let description: String

  /// Creates an error from a sentence.
  package init(_ description: String) {
    self.description = description
  }
}
