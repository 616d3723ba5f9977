// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A column in the units that reports count.
struct SourceColumn {
  /// The column in Unicode scalars, starting at 1.
  let characters: Int

  /// Creates the column of a position, converted from the compiler's count of bytes; `nil` if the column is
  /// unknown, or the line no longer exists.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  init?(of place: SourcePlace) {
    guard let column = place.column, column > 0, place.line > 0,
      let source = FileManager.default.contents(atPath: place.path)
    else { return nil }
    let lines = source.split(
      separator: UInt8(ascii: "\n"), maxSplits: place.line, omittingEmptySubsequences: false)
    guard lines.count >= place.line, lines[place.line - 1].count >= column - 1 else { return nil }
    characters =
      String(decoding: lines[place.line - 1].prefix(column - 1), as: UTF8.self).unicodeScalars.count
      + 1
  }
}
