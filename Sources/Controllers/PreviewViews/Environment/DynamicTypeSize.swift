// SPDX-License-Identifier: Apache-2.0

/// The text size that the user prefers, with SwiftUI's names since iOS 15.
public enum DynamicTypeSize: CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension EnvironmentValues {
  /// The text size that the user prefers, with SwiftUI's names since iOS 15.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases)
        .first { $1 == sizeCategory }?.0 ?? .large
    }
    set {
      sizeCategory =
        zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases)
        .first { size, _ in size == newValue }?.1 ?? .large
    }
  }
}
