// SPDX-License-Identifier: Apache-2.0

/// The entry of a catalogue of strings for a key in a language: a text, or several, of which a number
/// chooses one.
///
/// Of texts that depend on the device the one for phones is taken, else that for all others.
package struct CatalogueText: Decodable, Sendable {
  private struct Unit: Decodable, Sendable {
    var value: String
  }

  /// The forms that stand for `%#@name@` in a text.
  private struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: CatalogueText]]?
  }

  private let stringUnit: Unit?
  private let variations: [String: [String: CatalogueText]]?
  private let substitutions: [String: Substitution]?

  /// The form for many, with the values' places in it; nil: there is no text yet.
  package var general: String? { format { _ in "other" } }

  /// Whether numbers choose what it is.
  package var dependsOnNumbers: Bool {
    substitutions?.isEmpty == false || variations?["plural"] != nil
      || variations?["device"]?.values.contains { $0.dependsOnNumbers } == true
  }

  /// The text with the forms that numbers call for, as a format for the values.
  ///
  /// - Parameter category: The name of a number's kind in the text's language, `one` or `few`, for the
  ///   place of the number among the values, from 1 on; nil: for the first number.
  /// - Returns: nil: there is no text yet.
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

  /// The form of the text that the number at `place` calls for.
  private func text(for place: Int?, _ category: (Int?) -> String) -> String? {
    if let stringUnit { return stringUnit.value }
    if let forms = variations?["plural"] {
      return (forms[category(place)] ?? forms["other"])?.text(for: place, category)
    }
    guard let forms = variations?["device"] else { return nil }
    return (forms["iphone"] ?? forms["other"])?.text(for: place, category)
  }
}
