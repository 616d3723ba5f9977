// SPDX-License-Identifier: Apache-2.0

/// Why a project can't be read or built, with the place in its files where that shows.
package struct ProjectError: Error, Equatable, Sendable {
  /// The path of the file that is wrong.
  package let file: String
  /// The line in that file, from 1; nil: the whole file.
  package let line: Int?
  /// What was found and what was expected, in one sentence.
  package let sentence: String

  /// An error at `line` of `file`.
  package init(_ file: String, _ line: Int?, _ sentence: String) {
    self.file = file
    self.line = line
    self.sentence = sentence
  }
}

extension ProjectError: CustomStringConvertible {
  /// The place as compilers write it, and the sentence.
  package var description: String {
    line.map { "\(file):\($0): \(sentence)" } ?? "\(file): \(sentence)"
  }
}
