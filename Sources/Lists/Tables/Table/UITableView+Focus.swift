// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
public import MullionViewTree

/// Focus and menus.
extension UITableView {
  /// Whether keys can give rows the focus.
  ///
  /// Differs from UIKit: true unless changed, whatever the device.
  public var allowsFocus: Bool {
    get { contentView.allowsFocus }
    set { contentView.allowsFocus = newValue }
  }

  /// Whether keys can give rows the focus during editing; true unless changed.
  public var allowsFocusDuringEditing: Bool {
    get { contentView.allowsFocusDuringEditing }
    set { contentView.allowsFocusDuringEditing = newValue }
  }

  /// Whether the row that was used last has the focus again when it comes back to the table; else the
  /// one that the delegate prefers, a selected one or the first in sight has it.
  public var remembersLastFocusedIndexPath: Bool {
    get { contentView.remembersLastFocusedIndexPath }
    set { contentView.remembersLastFocusedIndexPath = newValue }
  }

  /// Whether a row that gets the focus is selected.
  ///
  /// Differs from UIKit: false unless changed, whatever the device.
  public var selectionFollowsFocus: Bool {
    get { contentView.selectionFollowsFocus }
    set { contentView.selectionFollowsFocus = newValue }
  }

  /// What opens the context menus of rows.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    contentView.contextMenuInteraction
  }
}
