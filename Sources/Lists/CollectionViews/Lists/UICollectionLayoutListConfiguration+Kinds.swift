// SPDX-License-Identifier: Apache-2.0

extension UICollectionLayoutListConfiguration {
  /// The overall look of a list.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, headers that stay in sight.
    case plain
    /// Rows from edge to edge, sections apart from each other.
    case grouped
    /// Rows with room beside them, sections apart from each other and with round corners.
    case insetGrouped
    /// The rows of a sidebar.
    case sidebar
    /// The rows of a sidebar, headers that stay in sight.
    case sidebarPlain
  }

  /// What the header of a section is.
  public enum HeaderMode: Hashable, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What the footer of a section is.
  public enum FooterMode: Hashable, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// What of a list is no wider than it needs to be.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The elements of the given bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }
}
