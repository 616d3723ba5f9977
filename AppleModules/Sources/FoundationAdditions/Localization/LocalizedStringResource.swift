// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/LocalizedStringResource.swift, written by Scripts/copies.

public import Foundation

/// A text that is localized when needed, with `String(localized:)`.
public struct LocalizedStringResource: Equatable, Sendable {
  /// The location of the string tables.
  public enum BundleDescription: Equatable, @unchecked Sendable {
    /// The main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a file URL.
    case atURL(URL)

    /// Returns whether both describe the same location.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }

    /// The bundle; `nil` if it does not exist.
    var found: Bundle? {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key of the text.
  public let key: String
  /// The text that is used if no table has the key, with its interpolated values.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// The locale in which numbers are formatted.
  public var locale: Locale
  /// The location of the string tables.
  public let bundle: BundleDescription

  /// Creates a text that is its own key.
  ///
  /// - Note: `comment`, for translators, has no effect on Linux.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a text with a key.
  ///
  /// - Note: `comment`, for translators, has no effect on Linux.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a text without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
