// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The text size that the user prefers.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  fileprivate static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

private enum ContentSizeCategoryKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = ContentSizeCategory.large

  static func read(from traitCollection: UITraitCollection) -> ContentSizeCategory {
    zip(ContentSizeCategory.allCases, ContentSizeCategory.categories)
      .first { $1 == traitCollection.preferredContentSizeCategory }?.0 ?? defaultValue
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: ContentSizeCategory) {
    guard
      let (_, category) = zip(ContentSizeCategory.allCases, ContentSizeCategory.categories)
        .first(where: { $0.0 == value })
    else { return }
    mutableTraits.preferredContentSizeCategory = category
  }
}

extension EnvironmentValues {
  /// The text size that the user prefers.
  public var sizeCategory: ContentSizeCategory {
    get { self[ContentSizeCategoryKey.self] }
    set { self[ContentSizeCategoryKey.self] = newValue }
  }
}
