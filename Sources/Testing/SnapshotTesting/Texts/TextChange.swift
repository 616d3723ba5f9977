// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

/// What became of a text, in words and lines.
package struct TextChange {
  /// The most lines that are told.
  private static let limit = 40

  /// A sentence for each kind of change where the texts are pictures of screens, then the lines that
  /// differ.
  package let words: [String]

  /// The change from `old` to `new`.
  ///
  /// - Complexity: O(n × d), where n is the number of lines and d the number that differ.
  package init(from old: String, to new: String) {
    let lines = LineDifference(from: old, to: new).text(limit: Self.limit, rest: "the new text")
    words =
      FrameDifference(from: old, to: new).sentences + ["-: reference, +: now"]
      + (lines.isEmpty ? ["The texts differ in how their lines end."] : lines)
  }
}
