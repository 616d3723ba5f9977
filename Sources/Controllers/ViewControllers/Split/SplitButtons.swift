// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Adds the buttons of a split view to the bars of its columns.
@MainActor
final class SplitButtons {
  private unowned let controller: UISplitViewController
  private weak var first: UINavigationBar?
  private weak var content: UINavigationBar?
  private lazy var alone = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
    primaryAction: UIAction { [weak controller = self.controller] _ in
      controller?.toggleSecondaryOnly()
    })

  init(_ controller: UISplitViewController) {
    self.controller = controller
  }

  /// Shows the buttons in the bars of the first visible column and of the content; `nil`: there is no such
  /// bar.
  ///
  /// `isAlone`: only the content is visible, and the button shows the other columns.
  func show(
    first: UINavigationController?, isAlone: Bool, content: UINavigationController?
  ) {
    let isWanted =
      switch controller.displayModeButtonVisibility {
      case .always: true
      case .automatic:
        isAlone && controller.isOnUprightPad && controller.style != .unspecified
      case .never: false
      }
    let shown = isWanted ? first?.navigationBar : nil
    let isWide = controller.style == .tripleColumn && controller.showsSecondaryOnlyButton
    let wide = isWide ? content?.navigationBar : nil
    for old in [self.first, self.content].compactMap({ $0 }) where old !== shown && old !== wide {
      old.ownLeadingItems = []
    }
    (self.first, self.content) = (shown, wide)
    for bar in [shown, wide].compactMap({ $0 }) {
      var items: [UIBarButtonItem] = []
      if bar === shown { items.append(controller.displayModeButtonItem) }
      if bar === wide { items.append(alone) }
      bar.ownLeadingItems = items
    }
  }
}
