// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/StringCatalogues/PlacedFormat.swift, written by Scripts/copies.

/// A format in which every value has an explicit position, `%1$@`, and `%#@name@` is substituted.
///
/// Values without an explicit position are numbered in their order from 1, regardless of those with one.
struct PlacedFormat {
  /// The format with positions.
  let text: String

  /// Creates the format, substituting names.
  ///
  /// - Parameters:
  ///   - format: The original format.
  ///   - substitute: A closure that returns the replacement of a name, given its position; a name for which
  ///     it returns `nil` is unmodified.
  /// - Complexity: O(*n*) in the length of the format.
  init(_ format: String, substitute: (String, Int) -> String?) {
    var made = ""
    var rest = Substring(format)
    var place = 1
    while let sign = rest.firstIndex(of: "%") {
      made += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if let name = rest.prefixMatch(of: /#@(\w+)@/) {
        made += substitute(String(name.1), place) ?? "%\(name.0)"
        rest = rest[name.range.upperBound...]
        place += 1
      } else if rest.first == "%" {
        made += "%%"
        rest = rest.dropFirst()
      } else if let own = rest.prefixMatch(of: /(\d+)\$/) {
        made += "%\(own.0)"
        rest = rest[own.range.upperBound...]
      } else {
        made += "%\(place)$"
        place += 1
      }
    }
    text = made + rest
  }
}
