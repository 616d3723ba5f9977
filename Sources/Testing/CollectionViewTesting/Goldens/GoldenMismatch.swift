// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The error thrown when a golden file is missing, or differs from the result of a test.
///
/// Thrown by ``Golden/check(_:file:line:filePath:)-(String,_,_,_)``; Swift Testing and XCTest show its
/// description.
public struct GoldenMismatch: Error, CustomStringConvertible, Sendable {
  /// The position of the check, the differences, the written files, and the commands that accept the change.
  public let description: String
  /// The golden file.
  public let reference: String
  /// The file that contains the result of the test.
  public let leftover: String

  init(_ lines: [String], golden: Golden) {
    reference = golden.path
    leftover = golden.leftover
    let command = "mv \(ShellWord.quoted(golden.leftover)) \(ShellWord.quoted(golden.path))"
    var advice = ReviewAdvice.current.lines(recordedBy: GoldenRecording.variable)
    advice.insert("To accept: \(command)", at: 1)
    description = (lines + advice).joined(separator: "\n")
  }
}
