// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements.
  public typealias ElementOrder = UIContextMenuConfigurationElementOrder

  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// A name that tells what the menu belongs to; made up when none is given.
  public package(set) var identifier: any NSCopying = NSUUID()
  /// The names of the things beside the one named ``identifier`` that the menu is for; none unless set.
  ///
  /// They need not be named where a list asks for the menu of several items.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many things the menu says that it is for, at the corner of what it belongs to; nothing is said of fewer than two.
  ///
  /// Unless it is set, as many as were named, or as a list asked for.
  open var badgeCount: Int {
    get { badge ?? max(secondaryItemIdentifiers.count + 1, askedCount) }
    set { badge = newValue }
  }
  private var badge: Int?
  /// How many items a list asked for the menu of.
  package var askedCount = 1
  /// Makes the controller whose view stands beside the menu.
  package var makePreview: () -> AnyObject? = { nil }
  /// Makes the menu.
  package var makeMenu: () -> UIMenu? = { nil }
  /// Whether one of the menu's actions is on, as if it had the option `singleSelection`.
  package var choosesOne = false
  /// Called before an action that was chosen is carried out.
  package var onChoice: (UIAction) -> Void = { _ in }

  /// A menu without elements.
  public override init() {
    super.init()
  }
}
