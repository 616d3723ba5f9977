// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's function of this name reads tables alone. Of several that fit the compiler takes the one all
// of whose parameters are said: so each way to call it has one here. Where all of Foundation's are said, it
// takes the one whose table has a name for certain; without, Foundation's is called.

private func localized(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = ""
) -> String {
  NumberedText.text(of: key, value: value, table: tableName, in: bundle)
}

/// The text of a key in the person's language, from the program's tables, plurals and catalogues, or the key.
///
/// A text whose form depends on numbers is one for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key)
}

/// The text of a key in the person's language, from the program's table, plurals and catalogues, or the key.
///
/// A text whose form depends on numbers is one for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName: tableName)
}

/// The text of a key in the person's language, from a bundle's tables, plurals and catalogues, or the key.
///
/// A text whose form depends on numbers is one for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, bundle: bundle)
}

/// The text of a key in the person's language, from the program's tables, plurals and catalogues; where none has it,
/// `value`, or the key where that is empty.
///
/// A text whose form depends on numbers is one for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, value: value)
}

/// The text of a key in the person's language, from a bundle's table, plurals and catalogues, or the key.
///
/// A text whose form depends on numbers is one for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String)
  -> String
{
  localized(key, tableName: tableName, bundle: bundle)
}

/// The text of a key in the person's language, from the program's table, plurals and catalogues; where none has it,
/// `value`, or the key where that is empty.
///
/// A text whose form depends on numbers is one for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String)
  -> String
{
  localized(key, tableName: tableName, value: value)
}

/// The text of a key in the person's language, from a bundle's tables, plurals and catalogues; where none has it,
/// `value`, or the key where that is empty.
///
/// A text whose form depends on numbers is one for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  localized(key, bundle: bundle, value: value)
}

/// The text of a key in the person's language, from a bundle's table, plurals and catalogues; where none has it,
/// `value`, or the key where that is empty.
///
/// A text whose form depends on numbers is one for `String.localizedStringWithFormat` and `String(format:)`.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, tableName: tableName, bundle: bundle, value: value)
}
