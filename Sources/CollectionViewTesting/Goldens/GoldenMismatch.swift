// SPDX-License-Identifier: Apache-2.0

/// A golden file is missing, or differs from what a test made.
///
/// Thrown by ``Golden/check(_:)``; Swift Testing and XCTest show its description.
public struct GoldenMismatch: Error, CustomStringConvertible, Sendable {
  /// What differs, line by line, where the new text was left, and how to accept it.
  public let description: String
  /// The golden file.
  public let reference: String
  /// The file that holds what the test made.
  public let leftover: String

  init(_ sentence: String, reference: String, leftover: String, difference: String = "") {
    self.reference = reference
    self.leftover = leftover
    let change = difference.isEmpty ? "" : "\n\(difference)"
    description = """
      \(sentence)\(change)
      To accept: mv '\(leftover)' '\(reference)'
      To accept all: run the tests again with \(GoldenRecording.variable)=failed
      """
  }
}
