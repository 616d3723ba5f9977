// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// Where in its line something stands, in the characters that reports count.
struct SourceColumn {
  /// Characters of Unicode, from 1 on.
  let characters: Int

  /// The column of a place, which compilers count in bytes; nil: nobody said it, or there is no such line
  /// any more.
  ///
  /// - Complexity: O(n) in the length of the source.
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
