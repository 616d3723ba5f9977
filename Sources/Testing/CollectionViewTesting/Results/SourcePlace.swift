// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The position of a check in the source.
package struct SourcePlace: Codable, Hashable, Sendable {
  /// The path of the source file.
  package var path: String
  /// The line, starting at 1.
  package var line: Int
  /// The column, starting at 1, in bytes as compilers count, or `nil` if it is unknown.
  package var column: Int?

  /// Creates a position in the source file at `path`.
  package init(path: String, line: Int, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The position with the column of the current call, if that is in the same line and the program has debug
  /// information.
  var withColumnOfCall: SourcePlace {
    guard column == nil, !path.isEmpty, let call = CallSite.current?.line,
      call.path == path, call.number == line
    else { return self }
    return SourcePlace(path: path, line: line, column: call.column)
  }
}
