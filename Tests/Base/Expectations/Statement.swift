// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The call of an expectation in the source of a test.
struct Statement {
  let filePath: String
  let line: Int

  /// The source text of the call, in one line and at most 12 source lines; empty if the file cannot be read.
  var text: String {
    guard let source = try? String(contentsOfFile: filePath, encoding: .utf8) else { return "" }
    var text = ""
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for part in lines.dropFirst(line - 1).prefix(12) {
      if !text.isEmpty, !text.hasSuffix("(") { text += " " }
      text += part.trimmingCharacters(in: .whitespaces)
      if text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) { break }
    }
    return text
  }

  /// Records an issue at the call, with the fault, the source text of the call, and the comment of the test.
  func fail(_ fault: String, _ comment: Comment?) {
    let file = filePath.split(separator: "/").suffix(2).joined(separator: "/")
    let parts = ["\(fault): \(text)", comment?.rawValue].compactMap(\.self)
    Issue.record(
      Comment(rawValue: parts.joined(separator: "\n")),
      sourceLocation: SourceLocation(fileID: file, filePath: filePath, line: line, column: 1))
  }
}
