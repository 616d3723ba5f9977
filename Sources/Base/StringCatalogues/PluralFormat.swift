// SPDX-License-Identifier: Apache-2.0

/// An entry of a table of plurals, `.stringsdict`: a format, and for each variable in it, `%#@name@`, the
/// forms of which a number chooses one.
package struct PluralFormat: Sendable {
  private static let kinds = ["zero", "one", "two", "few", "many", "other"]
  /// The greatest depth of variables in the forms of others.
  private static let deepest = 8

  /// The format with its variables.
  package let format: String
  private let variables: [String: [String: String]]

  /// The entry of a property list; nil: it is no format.
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

  /// The format with the forms that numbers call for, in which every value says its place.
  ///
  /// Nought has the form `zero` where there is one, in every language.
  ///
  /// - Parameters:
  ///   - number: the number at a place among the values, from 1 on; nil: there is none.
  ///   - category: the name of a number's kind in the text's language.
  /// - Returns: the format, to be given all values.
  /// - Complexity: O(n) in the length of the format and its forms.
  package func expanded(
    number: (Int) -> Double?, category: (Double) -> String
  ) -> String {
    var next = 1
    return expanded(format, own: nil, next: &next, depth: 0) { place in
      guard let number = number(place) else { return ["other"] }
      return (number == 0 ? ["zero"] : []) + [category(number), "other"]
    }
  }

  /// A text in which the first value without a place is the one at `own`, and others the `next` ones.
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
