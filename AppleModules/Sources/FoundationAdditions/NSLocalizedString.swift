// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's function of this name reads only tables. Of several matching overloads the compiler prefers
// the one that uses no default arguments: hence one overload for each combination of arguments. With all of
// Foundation's arguments, it prefers the overload with a non-optional table name; for an optional one,
// Foundation's function is called.

private func localized(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = ""
) -> String {
  NumberedText.text(of: key, value: value, table: tableName, in: bundle)
}

/// Returns the text for `key` in the user's language, from the main bundle's table `Localizable`, plurals or
/// string catalogue.
///
/// If it is in none of them, returns `key`. A text with plural forms is a format for
/// `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key)
}

/// Returns the text for `key` in the user's language, from the main bundle's table `tableName`, plurals or
/// string catalogue.
///
/// If it is in none of them, returns `key`. A text with plural forms is a format for
/// `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName: tableName)
}

/// Returns the text for `key` in the user's language, from the table `Localizable`, plurals or string
/// catalogue of `bundle`.
///
/// If it is in none of them, returns `key`. A text with plural forms is a format for
/// `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, bundle: bundle)
}

/// Returns the text for `key` in the user's language, from the main bundle's table `Localizable`, plurals or
/// string catalogue.
///
/// If it is in none of them, returns `value`, or `key` if that is empty. A text with plural forms is a format
/// for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, value: value)
}

/// Returns the text for `key` in the user's language, from the table `tableName`, plurals or string catalogue
/// of `bundle`.
///
/// If it is in none of them, returns `key`. A text with plural forms is a format for
/// `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String)
  -> String
{
  localized(key, tableName: tableName, bundle: bundle)
}

/// Returns the text for `key` in the user's language, from the main bundle's table `tableName`, plurals or
/// string catalogue.
///
/// If it is in none of them, returns `value`, or `key` if that is empty. A text with plural forms is a format
/// for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String)
  -> String
{
  localized(key, tableName: tableName, value: value)
}

/// Returns the text for `key` in the user's language, from the table `Localizable`, plurals or string
/// catalogue of `bundle`.
///
/// If it is in none of them, returns `value`, or `key` if that is empty. A text with plural forms is a format
/// for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  localized(key, bundle: bundle, value: value)
}

/// Returns the text for `key` in the user's language, from the table `tableName`, plurals or string catalogue
/// of `bundle`.
///
/// If it is in none of them, returns `value`, or `key` if that is empty. A text with plural forms is a format
/// for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, tableName: tableName, bundle: bundle, value: value)
}
