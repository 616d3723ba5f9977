// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/LocalizedStringResource.swift, written by Scripts/copies.

public import Foundation

/// A text that is told in the person's language when it is needed, `String(localized:)`.
public struct LocalizedStringResource: Equatable, Sendable {
  /// The place of the tables.
  public enum BundleDescription: Equatable, @unchecked Sendable {
    /// With the program.
    case main
    /// With a class.
    case forClass(AnyClass)
    /// In the bundle at an address of a file.
    case atURL(URL)

    /// Whether both name the same place.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }

    /// The bundle; nil: there is none.
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
  /// The text where no table has it, with the values in it.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil: `Localizable`.
  public let table: String?
  /// By which numbers are told.
  public var locale: Locale
  /// The place of the tables.
  public let bundle: BundleDescription

  /// A text that is its own key; `comment`, for those who translate, has no effect.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// A text with a key; `comment`, for those who translate, has no effect.
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
  /// A text without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
