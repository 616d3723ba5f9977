// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
  /// Creates the text in the user's language, from the string tables of a bundle or its string catalog.
  ///
  /// A number in the text determines its plural form. If there is no translation, the text itself is used.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text, which is its key.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the main bundle.
  ///   - locale: The locale in which numbers are formatted.
  ///   - comment: A comment for translators; has no effect on Linux.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the text for a key in the user's language, from the string tables of a bundle or its string
  /// catalog.
  ///
  /// If there is no translation, `defaultValue` is used. The parameters are those of
  /// ``init(localized:table:bundle:locale:comment:)``.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the text of `resource` in the user's language.
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
    // Where both tables and a catalogue exist, the tables were generated from the catalogue, without its
    // plurals.
    let format =
      plurals?.entries[key]?.format(for: value.arguments.map(\.number))
      ?? BundleCatalogue.found(in: bundle, table: name)?.format(of: key, for: value.arguments)
      ?? (plurals?.unreadable.contains(key) == true
        ? value.key : bundle.localizedString(forKey: key, value: value.key, table: table))
    self = value.text(format, in: locale)
  }
}
