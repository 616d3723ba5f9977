// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// The error thrown when a command fails.
///
/// It is printed as one sentence on standard error, with exit status 2.
package struct CommandError: Error, CustomStringConvertible, Sendable {
  /// One sentence with the actual and the expected input.
  package let description: String

  /// Creates an error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}

extension CommandError {
  /// Creates the error of a layout or case that was read from the file at `path`.
  init(_ error: LayoutCaseError, in path: String) {
    var named = error
    named.file = error.file ?? path
    self.init("\(named)")
  }
}
