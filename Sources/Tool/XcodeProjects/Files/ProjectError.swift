// SPDX-License-Identifier: Apache-2.0

/// The error thrown when a project cannot be read or built, with its position in the project's files if
/// known.
package struct ProjectError: Error, Equatable, Sendable {
  /// The path of the file with the problem.
  package let file: String
  /// The line in that file, starting at 1, or `nil` for the whole file.
  package let line: Int?
  /// The actual and the expected contents, in one sentence.
  package let sentence: String

  /// Creates an error at `line` of `file`.
  package init(_ file: String, _ line: Int?, _ sentence: String) {
    self.file = file
    self.line = line
    self.sentence = sentence
  }
}

extension ProjectError: CustomStringConvertible {
  /// The position in the format of compilers, and the sentence.
  package var description: String {
    line.map { "\(file):\($0): \(sentence)" } ?? "\(file): \(sentence)"
  }
}
