// SPDX-License-Identifier: Apache-2.0

public import Controls
public import Foundation
import ViewTree

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements.
  public typealias ElementOrder = UIContextMenuConfigurationElementOrder

  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// A name that tells what the menu belongs to; made up when none is given.
  public let identifier: any NSCopying
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
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// A menu that `actionProvider` makes, beside the view of the controller that `previewProvider`
  /// makes.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  func makeMenu() -> UIMenu? { actionProvider?([]) }
  func makePreviewController() -> UIViewController? { previewProvider?() }
}
