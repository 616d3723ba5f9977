// SPDX-License-Identifier: Apache-2.0

/// The size of text a person asked for.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The category's name.
  public let rawValue: String

  /// The category of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Text of the size "XS".
  public static let extraSmall = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXS")
  /// Text of the size "S".
  public static let small = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryS")
  /// Text of the size "M".
  public static let medium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryM")
  /// Text of the size "L".
  public static let large = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryL")
  /// Text of the size "XL".
  public static let extraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXL")
  /// Text of the size "XXL".
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// Text of the size "XXXL".
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// Text of the size "AccessibilityM".
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Text of the size "AccessibilityL".
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Text of the size "AccessibilityXL".
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Text of the size "AccessibilityXXL".
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Text of the size "AccessibilityXXXL".
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories from small to large.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall,
    .small,
    .medium,
    .large,
    .extraLarge,
    .extraExtraLarge,
    .extraExtraExtraLarge,
    .accessibilityMedium,
    .accessibilityLarge,
    .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of the five sizes that accessibility settings add.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// Whether `lhs` asks for smaller text than `rhs`; an unspecified one is smaller than all.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    (ordered.firstIndex(of: lhs) ?? -1) < (ordered.firstIndex(of: rhs) ?? -1)
  }
}
