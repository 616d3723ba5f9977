// SPDX-License-Identifier: Apache-2.0

/// What a text is about, so that it can be filled in; nothing fills in here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// The type of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// An organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street and what belongs to it.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
