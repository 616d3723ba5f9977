// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// Why a command can't do what it was asked to.
///
/// It ends up as one sentence on standard error and exit status 2.
package struct CommandError: Error, CustomStringConvertible, Sendable {
  /// One sentence that says what was found and what was expected.
  package let description: String

  /// An error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}

extension CommandError {
  /// The error of a layout or case that was read from the file at `path`.
  init(_ error: LayoutCaseError, in path: String) {
    var named = error
    named.file = error.file ?? path
    self.init("\(named)")
  }
}
