// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

/// The readable difference between two texts.
package struct TextChange {
  /// The maximum number of lines that are listed.
  private static let limit = 40

  /// A sentence for each kind of change if the texts are text snapshots, followed by the lines that differ.
  package let words: [String]

  /// Creates the change from `old` to `new`.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of lines and *d* the number that differ.
  package init(from old: String, to new: String) {
    let lines = LineDifference(from: old, to: new).text(limit: Self.limit, rest: "the new text")
    words =
      FrameDifference(from: old, to: new).sentences + ["-: reference, +: now"]
      + (lines.isEmpty ? ["The texts differ in how their lines end."] : lines)
  }
}
