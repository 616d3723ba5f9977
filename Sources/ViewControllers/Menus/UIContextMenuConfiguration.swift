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
