// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The configuration of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements.
  public typealias ElementOrder = UIContextMenuConfigurationElementOrder

  /// The preferred order of the menu's elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// An identifier of the item that the menu belongs to; generated if none is given.
  public package(set) var identifier: any NSCopying = NSUUID()
  /// The identifiers of further items that the menu applies to, besides ``identifier``; empty by default.
  ///
  /// They are not required if a list requests the menu of several items.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number in a badge at the corner of the menu's item; no badge is shown below 2.
  ///
  /// By default, the larger of the number of identified items and the number of items that a list requested
  /// the menu for.
  open var badgeCount: Int {
    get { badge ?? max(secondaryItemIdentifiers.count + 1, askedCount) }
    set { badge = newValue }
  }
  private var badge: Int?
  /// The number of items that a list requested the menu for.
  package var askedCount = 1
  /// The closure that returns the view controller whose view is shown beside the menu.
  package var makePreview: () -> AnyObject? = { nil }
  /// The closure that returns the menu.
  package var makeMenu: () -> UIMenu? = { nil }
  /// Whether one of the menu's actions is selected, as with the option `singleSelection`.
  package var choosesOne = false
  /// The handler called before a chosen action is performed.
  package var onChoice: (UIAction) -> Void = { _ in }

  /// Creates a configuration without a menu.
  public override init() {
    super.init()
  }
}
