// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import Foundation
import ViewTree

/// Gives tables a `delegate` of a narrower type than that of scroll views.
///
/// See `ScrollDelegating`.
@preconcurrency @MainActor
public protocol TableDelegating: UITableView {}

extension UITableView: TableDelegating {}

extension TableDelegating {
  /// Hears what happens to the rows, and of scrolling; not kept alive by the table.
  public var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }
}
