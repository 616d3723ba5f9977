// SPDX-License-Identifier: Apache-2.0

/// The user's preferred text size, as one of twelve ordered categories.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name of the category.
  public let rawValue: String

  /// Creates the category with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An unspecified text size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text size, "XS", three steps below the default.
  public static let extraSmall = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXS")
  /// The text size "S", two steps below the default.
  public static let small = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryS")
  /// The text size "M", one step below the default.
  public static let medium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryM")
  /// The default text size, "L".
  public static let large = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryL")
  /// The text size "XL", one step above the default.
  public static let extraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXL")
  /// The text size "XXL", two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The text size "XXXL", the largest without accessibility settings.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the five accessibility text sizes, "AccessibilityM".
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the five accessibility text sizes, "AccessibilityL".
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the five accessibility text sizes, "AccessibilityXL".
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five accessibility text sizes, "AccessibilityXXL".
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of the five accessibility text sizes, "AccessibilityXXXL".
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories in ascending order of size.
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

  /// Whether the category is one of the five text sizes that accessibility settings add.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// Returns whether `lhs` is a smaller text size than `rhs`; an unspecified one is smaller than all others.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    (ordered.firstIndex(of: lhs) ?? -1) < (ordered.firstIndex(of: rhs) ?? -1)
  }
}
