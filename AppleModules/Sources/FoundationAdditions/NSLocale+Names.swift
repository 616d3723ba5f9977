// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSLocale {
  /// Returns the name of a region in the language of the locale, or `nil` for an unknown code.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language in the language of the locale, or `nil` for an unknown code.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a currency in the language of the locale, or `nil` for an unknown code.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    (self as Locale).localizedString(forCurrencyCode: currencyCode)
  }
}
