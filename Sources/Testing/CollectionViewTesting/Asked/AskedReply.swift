// SPDX-License-Identifier: Apache-2.0

/// What a program that was started for pictures says of them.
package struct AskedReply: Codable, Equatable, Sendable {
  /// A preview of the program.
  package struct Preview: Codable, Equatable, Sendable {
    /// The name that was given to it; nil: none was.
    package var name: String?
    /// The module and the file that it stands in, `Feed/FeedView.swift`.
    package var file: String
    /// The line that it begins at.
    package var line: Int

    /// A preview; see the properties.
    package init(name: String?, file: String, line: Int) {
      self.name = name
      self.file = file
      self.line = line
    }
  }

  /// The previews, in the order of files and lines.
  package var previews: [Preview] = []
  /// Why there is no picture; nil: there is.
  package var failure: String?

  /// A reply that says nothing yet.
  package init() {}
}
