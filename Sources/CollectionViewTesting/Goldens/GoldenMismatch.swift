// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A golden file is missing, or differs from what a test made.
///
/// Thrown by ``Golden/check(_:file:line:filePath:)-(String,_,_,_)``; Swift Testing and XCTest show its description.
public struct GoldenMismatch: Error, CustomStringConvertible, Sendable {
  /// Where the check stands, what differs, the files that were left, and how to accept the change.
  public let description: String
  /// The golden file.
  public let reference: String
  /// The file that holds what the test made.
  public let leftover: String

  init(_ lines: [String], golden: Golden) {
    reference = golden.path
    leftover = golden.leftover
    let command = "mv \(Self.quoted(golden.leftover)) \(Self.quoted(golden.path))"
    description =
      (lines + [
        "To look at all changes: swift run mullion review",
        "To accept: \(command)",
        "To accept all: swift run mullion review --accept, or run the tests again with "
          + "\(GoldenRecording.variable)=failed",
      ]).joined(separator: "\n")
  }

  /// `path` as a shell takes it.
  private static func quoted(_ path: String) -> String {
    "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
