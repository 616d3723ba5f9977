// SPDX-License-Identifier: Apache-2.0

/// The semantic content of a text, for automatic completion.
///
/// - Note: Has no effect on Linux: text is not completed automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content type of a full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The content type of a given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The content type of a family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The content type of a nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The content type of the name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The content type of a job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The content type of a location.
  public static let location = UITextContentType(rawValue: "location")
  /// The content type of a street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The content type of the name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The content type of the name of a state or region.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The content type of the name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The content type of a postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The content type of a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The content type of an email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The content type of a URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The content type of a credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The content type of a user name.
  public static let username = UITextContentType(rawValue: "username")
  /// The content type of a password.
  public static let password = UITextContentType(rawValue: "password")
  /// The content type of a new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The content type of a one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
