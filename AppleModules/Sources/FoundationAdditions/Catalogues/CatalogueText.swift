// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/StringCatalogues/CatalogueText.swift, written by Scripts/copies.

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
  package var general: String? { format { _ in "other" } }

  /// Whether the text depends on numbers.
  package var dependsOnNumbers: Bool {
    substitutions?.isEmpty == false || variations?["plural"] != nil
      || variations?["device"]?.values.contains { $0.dependsOnNumbers } == true
  }

  /// Returns the text with the forms for the given numbers, as a format for the values; `nil` if there is no
  /// text yet.
  ///
  /// - Parameter category: A closure that returns the plural category in the text's language, such as `one`
  ///   or `few`, of the number at a position among the values, from 1; `nil` for the first number.
  package func format(_ category: (Int?) -> String) -> String? {
    guard let text = text(for: nil, category) else { return nil }
    guard let substitutions else { return text }
    return PlacedFormat(text) { name, place in
      guard let substitution = substitutions[name] else { return nil }
      let place = substitution.argNum ?? place
      let forms = Self(
        stringUnit: nil, variations: substitution.variations, substitutions: nil)
      let value = "%\(place)$\(substitution.formatSpecifier ?? "lld")"
      return forms.text(for: place, category)?.replacing("%arg", with: value)
    }.text
  }

  private init(
    stringUnit: Unit?, variations: [String: [String: CatalogueText]]?,
    substitutions: [String: Substitution]?
  ) {
    (self.stringUnit, self.variations, self.substitutions) = (stringUnit, variations, substitutions)
  }

  /// Returns the form of the text for the number at `place`.
  private func text(for place: Int?, _ category: (Int?) -> String) -> String? {
    if let stringUnit { return stringUnit.value }
    if let forms = variations?["plural"] {
      return (forms[category(place)] ?? forms["other"])?.text(for: place, category)
    }
    guard let forms = variations?["device"] else { return nil }
    return (forms["iphone"] ?? forms["other"])?.text(for: place, category)
  }
}
