// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/StringCatalogues/PluralFormat.swift, written by Scripts/copies.

/// An entry of a plural table, `.stringsdict`: a format with variables, `%#@name@`, whose plural forms are
/// selected by numbers.
package struct PluralFormat: Sendable {
  private static let kinds = ["zero", "one", "two", "few", "many", "other"]
  /// The maximal depth of variables in the forms of other variables.
  private static let deepest = 8

  /// The format with its variables.
  package let format: String
  private let variables: [String: [String: String]]

  /// Creates the format of a property list entry; `nil` if the entry is not a format.
  package init?(_ entry: [String: Any]) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: [String: String]] = [:]
    for (name, value) in entry {
      guard let rule = value as? [String: Any],
        rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { continue }
      variables[name] = rule.compactMapValues { $0 as? String }.filter {
        Self.kinds.contains($0.key)
      }
    }
    (self.format, self.variables) = (format, variables)
  }

  /// Returns the format with the forms for the given numbers, in which every value has an explicit position.
  ///
  /// Zero has the form `zero` if there is one, in every language.
  ///
  /// - Parameters:
  ///   - number: A closure that returns the number at a position among the values, from 1; `nil` if there is
  ///     none.
  ///   - category: A closure that returns the plural category of a number in the text's language.
  /// - Returns: The format, to be used with all values.
  /// - Complexity: O(*n*) in the total length of the format and the inserted forms.
  package func expanded(
    number: (Int) -> Double?, category: (Double) -> String
  ) -> String {
    var next = 1
    return expanded(format, own: nil, next: &next, depth: 0) { place in
      CatalogueText.kinds(of: number(place), category: category)
    }
  }

  /// Returns a text whose first value without a position has the position `own`, and whose other values
  /// without a position have those from `next` on.
  private func expanded(
    _ text: String, own: Int?, next: inout Int, depth: Int, kinds: (Int) -> [String]
  ) -> String {
    var made = ""
    var rest = Substring(text)
    var own = own
    while let sign = rest.firstIndex(of: "%") {
      made += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        made += "%%"
        rest = rest.dropFirst()
      } else if let found = rest.prefixMatch(of: /(?:(\d+)\$)?#@([^@]+)@/) {
        rest = rest[found.range.upperBound...]
        let written = found.1.flatMap { Int($0) }
        let place = written ?? next
        if written == nil { next += 1 }
        guard depth < Self.deepest, let forms = variables[String(found.2)] else { continue }
        let form = kinds(place).lazy.compactMap { forms[$0] }.first ?? ""
        made += expanded(form, own: place, next: &next, depth: depth + 1, kinds: kinds)
      } else if let found = rest.prefixMatch(of: /\d+\$/) {
        made += "%\(found.0)"
        rest = rest[found.range.upperBound...]
      } else if let place = own {
        made += "%\(place)$"
        own = nil
      } else {
        made += "%\(next)$"
        next += 1
      }
    }
    return made + rest
  }
}
