// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ViewControllers

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
