// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews

/// Hears which rows will probably be shown soon; see ``UICollectionViewDataSourcePrefetching``.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// The rows at `indexPaths`, nearest first, will probably be shown soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// The rows at `indexPaths` will probably not be shown soon after all; nothing happens unless
  /// implemented.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Nothing happens.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
