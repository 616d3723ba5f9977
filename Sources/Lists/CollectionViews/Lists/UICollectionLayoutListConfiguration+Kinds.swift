// SPDX-License-Identifier: Apache-2.0

extension UICollectionLayoutListConfiguration {
  /// The overall appearance of a list.
  public enum Appearance: Hashable, Sendable {
    /// Rows across the full width, with pinned headers.
    case plain
    /// Rows across the full width, in sections separated from each other.
    case grouped
    /// Inset rows, in sections with rounded corners separated from each other.
    case insetGrouped
    /// The rows of a sidebar.
    case sidebar
    /// The rows of a sidebar, with pinned headers.
    case sidebarPlain
  }

  /// The type of a section's header.
  public enum HeaderMode: Hashable, Sendable {
    /// No header.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// The type of a section's footer.
  public enum FooterMode: Hashable, Sendable {
    /// No footer.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The elements of a list that are only as wide as their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }
}
