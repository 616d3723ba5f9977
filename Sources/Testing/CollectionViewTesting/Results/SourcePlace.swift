// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// Where a check stands.
package struct SourcePlace: Codable, Hashable, Sendable {
  /// The path of the source.
  package var path: String
  /// The line, from 1 on.
  package var line: Int
  /// The column, from 1 on, in bytes as compilers count; nil: nobody said it.
  package var column: Int?

  /// A place in the source at `path`.
  package init(path: String, line: Int, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The place with the column of the call that led here, if that stands in the same line and the program
  /// has debug information.
  var withColumnOfCall: SourcePlace {
    guard column == nil, !path.isEmpty, let call = CallSite.current?.line,
      call.path == path, call.number == line
    else { return self }
    return SourcePlace(path: path, line: line, column: call.column)
  }
}
