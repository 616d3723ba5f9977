// SPDX-License-Identifier: Apache-2.0

/// A file of sequences that can't be read.
package struct SnapshotCaseError: Error, Hashable, CustomStringConvertible {
  /// One sentence that names the file, the place in it, and what was expected.
  package let description: String

  /// An error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}
