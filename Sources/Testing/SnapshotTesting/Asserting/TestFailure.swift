// SPDX-License-Identifier: Apache-2.0

import Testing
import XCTest

/// Where an assertion stands, and how it fails the test that runs.
package struct TestFailure {
  private let fileID: StaticString
  /// The path of the source.
  package let filePath: StaticString
  /// The line, from 1 on.
  package let line: UInt
  /// The byte of the line, from 1 on.
  package let column: UInt

  /// The place of an assertion.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the test of Swift Testing or XCTest that runs, with `message`.
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
