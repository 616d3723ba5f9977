// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews

/// An object that is notified of rows that will probably be displayed soon; see
/// ``UICollectionViewDataSourcePrefetching``.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Notifies the object that the rows at `indexPaths`, nearest first, will probably be displayed soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Notifies the object that the rows at `indexPaths` will probably not be displayed soon after all; a no-op
  /// by default.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing; the default implementation.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
