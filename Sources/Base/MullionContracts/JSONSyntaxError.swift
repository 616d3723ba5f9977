// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A syntax error in JSON, with its position.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The line, from 1; `nil` if it is unknown.
  package let line: Int?
  /// The byte in the line, from 1; `nil` if it is unknown.
  package let column: Int?
  private let reason: String

  /// Creates the error from Foundation's message `words`, which contains the position as a byte offset.
  init(_ data: Data, _ words: String) {
    let parts = words.components(separatedBy: " around character ")
    let isAtEnd = words.hasPrefix("Unexpected end")
    reason =
      data.isEmpty ? "the file is empty" : isAtEnd ? "it ends too early" : parts[0].lowercased()
    let number = parts.count == 2 ? Int(parts[1].prefix { $0.isNumber }) : nil
    guard let offset = isAtEnd ? data.count : number, !data.isEmpty else {
      (line, column) = (nil, nil)
      return
    }
    let before = data.prefix(offset)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    column = before.endIndex - start + 1
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The reason and the position, such as `invalid value at line 3, column 7`.
  package var description: String {
    guard let line, let column else { return reason }
    return "\(reason) at line \(line), column \(column)"
  }
}
