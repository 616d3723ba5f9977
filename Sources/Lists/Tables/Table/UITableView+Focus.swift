// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
public import MullionViewTree

/// The interface for the focus and the menus of rows.
extension UITableView {
  /// Whether rows can be focused with keys.
  ///
  /// Differs from UIKit: `true` by default on every device.
  public var allowsFocus: Bool {
    get { contentView.allowsFocus }
    set { contentView.allowsFocus = newValue }
  }

  /// Whether rows can be focused with keys in editing mode; `true` by default.
  public var allowsFocusDuringEditing: Bool {
    get { contentView.allowsFocusDuringEditing }
    set { contentView.allowsFocusDuringEditing = newValue }
  }

  /// Whether the focus, when it returns to the table, moves to the last used row; `false` by default.
  ///
  /// Otherwise it moves to the row that the delegate prefers, to a selected row, or to the first visible row.
  public var remembersLastFocusedIndexPath: Bool {
    get { contentView.remembersLastFocusedIndexPath }
    set { contentView.remembersLastFocusedIndexPath = newValue }
  }

  /// Whether focusing a row selects it.
  ///
  /// Differs from UIKit: `false` by default on every device.
  public var selectionFollowsFocus: Bool {
    get { contentView.selectionFollowsFocus }
    set { contentView.selectionFollowsFocus = newValue }
  }

  /// The interaction that opens the context menus of rows.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    contentView.contextMenuInteraction
  }
}
