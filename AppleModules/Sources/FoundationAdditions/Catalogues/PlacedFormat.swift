// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/StringCatalogues/PlacedFormat.swift, written by Scripts/copies.

/// A format in which every value says its place, `%1$@`, and `%#@name@` is something else.
///
/// A value without a place of its own has the one behind the value in front of it.
struct PlacedFormat {
  /// The format.
  let text: String

  /// `format`, with what `substitute` answers for a name and its place in it; what it answers nil for
  /// stays.
  ///
  /// - Complexity: O(n) in the length of the format.
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
