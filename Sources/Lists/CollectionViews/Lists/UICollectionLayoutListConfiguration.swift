// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The configuration of a section, or a whole layout, as a list.
///
/// Pass it to `NSCollectionLayoutSection.list(using:layoutEnvironment:)` or
/// `UICollectionViewCompositionalLayout.list(using:)`.
public struct UICollectionLayoutListConfiguration {
  /// A closure that receives an item's index path and its section's separators, and returns the item's own.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A closure that receives an item's index path, and returns the swipe actions of its row, or `nil` for
  /// none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Creates a list configuration with the given appearance, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The overall appearance.
  public let appearance: Appearance

  /// Whether rows have separators; by default `true` except for sidebars.
  ///
  /// If `false`, the separators of a row are hidden unless `itemSeparatorHandler` makes them visible.
  public var showsSeparators: Bool

  /// The appearance of all separators.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// The closure called for each visible row to customize its separators; `nil` leaves them unmodified.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The closure that provides the swipe actions at the leading edge of a row; `nil` for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The closure that provides the swipe actions at the trailing edge of a row; `nil` for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The background color of the list; `nil` for the color of the appearance.
  public var backgroundColor: UIColor?

  /// The type of each section's header.
  public var headerMode: HeaderMode = .none

  /// The type of each section's footer.
  public var footerMode: FooterMode = .none

  /// The padding above headers, in points; `nil` for the padding of the appearance.
  public var headerTopPadding: CGFloat?

  /// The elements that are only as wide as their content.
  public var contentHuggingElements: ContentHuggingElements = []
}
