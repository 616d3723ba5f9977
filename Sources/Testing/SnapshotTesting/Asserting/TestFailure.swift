// SPDX-License-Identifier: Apache-2.0

import Testing
import XCTest

/// The source position of an assertion, which reports failures to the running test.
package struct TestFailure {
  private let fileID: StaticString
  /// The path of the source file.
  package let filePath: StaticString
  /// The line, starting at 1.
  package let line: UInt
  /// The column in bytes, starting at 1.
  package let column: UInt

  /// Creates the position of an assertion.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the running test of Swift Testing or XCTest with `message`.
  package func report(_ message: String) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    let place = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
