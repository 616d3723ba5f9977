// SPDX-License-Identifier: Apache-2.0

/// A row of the table of constructs in `README.md`.
struct ConstructRow {
  /// The source that is replaced.
  let construct: String
  /// The replacement.
  let becomes: String
  /// The files that implement the replacement, without `.swift`.
  let files: [String]

  init(_ construct: String, becomes: String, in files: String...) {
    (self.construct, self.becomes, self.files) = (construct, becomes, files)
  }

  /// The row in Markdown.
  var text: String {
    "| \(construct) | \(becomes) | \(files.map { "`\($0)`" }.joined(separator: ", ")) |"
  }
}
