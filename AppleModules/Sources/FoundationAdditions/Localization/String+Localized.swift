// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/String+Localized.swift, written by Scripts/copies.

public import Foundation

extension String {
  /// The text in the person's language, from the tables of a bundle or its catalogue of strings, in the
  /// form that a number in it calls for; where none has it, the text itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text, which is its key.
  ///   - table: the name of the table; nil: `Localizable`.
  ///   - bundle: whose tables; nil: the program's.
  ///   - locale: by which numbers are told.
  ///   - comment: for those who translate; has no effect.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The text of a key in the person's language, from the tables of a bundle or its catalogue of strings;
  /// where none has it, `defaultValue`.
  ///
  /// The parameters are those of ``init(localized:table:bundle:locale:comment:)``.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The text that `resource` stands for, in the person's language.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.key, resource.defaultValue, table: resource.table,
      bundle: resource.bundle.found ?? .main, locale: resource.locale)
  }

  private init(
    _ key: String, _ value: LocalizationValue, table: String?, bundle: Bundle, locale: Locale
  ) {
    let name = table ?? "Localizable"
    let plurals = BundlePlurals.found(in: bundle, table: name)
    // Where tables and a catalogue are there, the tables were made of the catalogue, without its plurals.
    let format =
      plurals?.entries[key]?.format(for: value.arguments.map(\.number))
      ?? BundleCatalogue.found(in: bundle, table: name)?.format(of: key, for: value.arguments)
      ?? (plurals?.unreadable.contains(key) == true
        ? value.key : bundle.localizedString(forKey: key, value: value.key, table: table))
    self = value.text(format, in: locale)
  }
}
