// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The buttons of a split view in the bars of its columns.
@MainActor
final class SplitButtons {
  private weak var first: (any LeadingItemsShowing)?
  private weak var content: (any LeadingItemsShowing)?
  private let toggle: () -> Void
  private lazy var alone = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
    primaryAction: UIAction { [toggle] _ in toggle() })

  /// Creates the buttons; `toggle` hides the columns beside the content, or shows them again.
  init(toggle: @escaping () -> Void) {
    self.toggle = toggle
  }

  /// Shows `mode` in the bar of the first visible column, and the button that toggles the other columns in
  /// the bar of the content.
  ///
  /// With `nil` as `mode` or as a bar, the respective button is not shown.
  func show(
    _ mode: UIBarButtonItem?, in first: (any LeadingItemsShowing)?,
    toggleIn content: (any LeadingItemsShowing)?
  ) {
    let first = mode == nil ? nil : first
    for old in [self.first, self.content].compactMap({ $0 })
    where old !== first && old !== content {
      old.ownLeadingItems = []
    }
    (self.first, self.content) = (first, content)
    for bar in [first, content].compactMap({ $0 }) {
      var items: [UIBarButtonItem] = []
      if bar === first, let mode { items.append(mode) }
      if bar === content { items.append(alone) }
      bar.ownLeadingItems = items
    }
  }
}
