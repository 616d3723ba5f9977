// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// The error thrown when a command fails.
///
/// It is printed as one sentence on standard error, with exit status 2 unless another one is given.
package struct CommandError: Error, CustomStringConvertible, Sendable {
  /// The exit status of a command whose program stops, does not end, or shows nothing.
  package static let programFailed: Int32 = 3
  /// The exit status of a command for a live screen when none is open, or it has ended.
  package static let notOpen: Int32 = 4

  /// One sentence with the actual and the expected input.
  package let description: String
  /// The exit status of the command.
  package let status: Int32

  /// Creates an error with the given sentence, and the exit status if it is not 2.
  package init(_ description: String, status: Int32 = 2) {
    self.description = description
    self.status = status
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
