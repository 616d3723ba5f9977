// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/StringCatalogues/FormatArguments.swift, written by Scripts/copies.

/// A format with positions, `%2$@`, and the indexes of the values that it uses.
///
/// Formatters need every value up to the last position; a plural form may omit some: `an apple for %2$@`.
package struct FormatArguments {
  /// The format, with positions renumbered among the values that it uses.
  package let format: String
  /// The indexes of the used values among all, from 0; `nil` if the format contains no positions or a value
  /// without one, so that it requires all values.
  package let indices: [Int]?

  /// Finds the values used in `format`.
  ///
  /// - Complexity: O(*n* + *k*²), where *n* is the length of the format and *k* the number of positions in
  ///   it.
  package init(_ format: String) {
    guard format.utf8.contains(UInt8(ascii: "$")) else {
      (self.format, indices) = (format, nil)
      return
    }
    var made = ""
    var found: [Int] = []
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      made += rest[...sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        made += "%"
        rest = rest.dropFirst()
      } else if let place = rest.prefixMatch(of: /(\d+)\$/), let number = Int(place.1), number > 0 {
        if !found.contains(number - 1) { found.append(number - 1) }
        made += "\((found.firstIndex(of: number - 1) ?? 0) + 1)$"
        rest = rest[place.range.upperBound...]
      } else {
        // Arguments without an explicit position are numbered in order.
        (self.format, indices) = (format, nil)
        return
      }
    }
    (self.format, indices) = (made + rest, found)
  }
}
