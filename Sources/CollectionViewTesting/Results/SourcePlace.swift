// SPDX-License-Identifier: Apache-2.0

/// Where a check stands.
package struct SourcePlace: Codable, Hashable, Sendable {
  /// The path of the source.
  package var path: String
  /// The line, from 1 on.
  package var line: Int

  /// A line of the source at `path`.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
