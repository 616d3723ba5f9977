// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// How a section, or a whole layout, looks as a list.
///
/// Hand it to `NSCollectionLayoutSection.list(using:layoutEnvironment:)` or
/// `UICollectionViewCompositionalLayout.list(using:)`.
public struct UICollectionLayoutListConfiguration {
  /// Called with an item's index path and its section's separators; answers the item's own.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Called with an item's index path when its row is swiped; answers the actions there, or nil.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// A list of the given appearance, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The overall look.
  public let appearance: Appearance

  /// Whether rows have separators: unless changed, all but those of sidebars.
  ///
  /// When false, `separatorConfiguration` says nothing, but `itemSeparatorHandler` may show some.
  public var showsSeparators: Bool

  /// The look of all separators.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Called for each row in sight; has the last word about its separators.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Called when a row is swiped away from its leading edge; nil: there is nothing.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Called when a row is swiped away from its trailing edge; nil: there is nothing.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The color behind the list; `nil`: that of the appearance.
  public var backgroundColor: UIColor?

  /// What a section's header is.
  public var headerMode: HeaderMode = .none

  /// What a section's footer is.
  public var footerMode: FooterMode = .none

  /// The room above headers, in points; `nil`: that of the appearance.
  public var headerTopPadding: CGFloat?

  /// What is no wider than it needs to be.
  public var contentHuggingElements: ContentHuggingElements = []
}
