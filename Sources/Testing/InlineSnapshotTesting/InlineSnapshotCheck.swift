// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting

/// The comparison of a text with the one in the source, or its insertion there.
struct InlineSnapshotCheck {
  /// The text in the source, or `nil` if there is none.
  let expected: String?
  /// The current text, or `nil` if there is no value.
  let made: String?
  let recording: SnapshotTestingConfiguration.Record
  let descriptor: InlineSnapshotSyntaxDescriptor

  /// Compares the texts, and writes the current one into the source if the recording mode requires it.
  ///
  /// - Returns: the failure message, or `nil` if the test does not fail.
  func failure(at place: TestFailure) -> String? {
    guard let made else {
      return expected == nil ? nil : "There is no value, and the source has a text for one."
    }
    guard let expected else {
      guard recording != .never else {
        return """
          There is no text in the source, and none may be written. It is now:
          \(made)
          """
      }
      return written(made, place) ?? "The text was written into the source; run the test again."
    }
    guard recording != .all else {
      return written(made, place)
        ?? "The text was rewritten because of record: .all; remove that to compare."
    }
    guard expected != made else { return nil }
    let words =
      ["The text differs from the one in the source."]
      + TextChange(from: expected, to: made).words
    guard recording == .failed else { return words.joined(separator: "\n") }
    return (words + [written(made, place) ?? "It was rewritten."]).joined(separator: "\n")
  }

  /// Writes the text into the source; returns the error message on failure.
  private func written(_ text: String, _ place: TestFailure) -> String? {
    do {
      try RewrittenSource.write(
        text, into: "\(place.filePath)", line: Int(place.line), column: Int(place.column),
        descriptor)
      return nil
    } catch { return "\(error)" }
  }
}
