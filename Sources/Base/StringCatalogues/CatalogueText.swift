// SPDX-License-Identifier: Apache-2.0

/// The entry of a string catalog for a key in a language: a text, or plural forms of which a number selects
/// one.
///
/// For texts that depend on the device, the one for phones is used, or else the one for all others.
package struct CatalogueText: Decodable, Sendable {
  private struct Unit: Decodable, Sendable {
    var value: String
  }

  /// The forms that replace `%#@name@` in a text.
  private struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: CatalogueText]]?
  }

  private let stringUnit: Unit?
  private let variations: [String: [String: CatalogueText]]?
  private let substitutions: [String: Substitution]?

  /// The text with the plural form `other` for all numbers; `nil` if there is no text yet.
  package var general: String? { format { _ in ["other"] } }

  /// Whether the text depends on numbers.
  package var dependsOnNumbers: Bool {
    substitutions?.isEmpty == false || variations?["plural"] != nil
      || variations?["device"]?.values.contains { $0.dependsOnNumbers } == true
  }

  /// Returns the text with the forms for the given numbers, as a format for the values.
  ///
  /// Zero has the form `zero` if there is one, in every language.
  ///
  /// - Parameter kinds: A closure that returns the names of the plural forms for the number at a position
  ///   among the values, from 1, the preferred one first; `nil` for the first number. See
  ///   ``kinds(of:category:)``.
  /// - Returns: The format; `nil` if there is no text yet.
  package func format(_ kinds: (Int?) -> [String]) -> String? {
    guard let text = text(for: nil, kinds) else { return nil }
    guard let substitutions else { return text }
    return PlacedFormat(text) { name, place in
      guard let substitution = substitutions[name] else { return nil }
      let place = substitution.argNum ?? place
      let forms = Self(
        stringUnit: nil, variations: substitution.variations, substitutions: nil)
      let value = "%\(place)$\(substitution.formatSpecifier ?? "lld")"
      return forms.text(for: place, kinds)?.replacing("%arg", with: value)
    }.text
  }

  /// Returns the names of the plural forms for a number.
  ///
  /// - Parameters:
  ///   - number: The number, or `nil` for a value that is none.
  ///   - category: A closure that returns the plural category of a number in the text's language.
  /// - Returns: The names, the preferred one first; `other` alone without a number.
  package static func kinds(of number: Double?, category: (Double) -> String) -> [String] {
    guard let number else { return ["other"] }
    return (number == 0 ? ["zero"] : []) + [category(number), "other"]
  }

  private init(
    stringUnit: Unit?, variations: [String: [String: CatalogueText]]?,
    substitutions: [String: Substitution]?
  ) {
    (self.stringUnit, self.variations, self.substitutions) = (stringUnit, variations, substitutions)
  }

  /// Returns the form of the text for the number at `place`.
  private func text(for place: Int?, _ kinds: (Int?) -> [String]) -> String? {
    if let stringUnit { return stringUnit.value }
    if let forms = variations?["plural"] {
      return kinds(place).lazy.compactMap { forms[$0] }.first?.text(for: place, kinds)
    }
    guard let forms = variations?["device"] else { return nil }
    return (forms["iphone"] ?? forms["other"])?.text(for: place, kinds)
  }
}
