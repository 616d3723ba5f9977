// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// A data source of tables that gives the collection view in them its data by itself.
@MainActor
protocol TableContentProviding: UITableViewDataSource {
  var contentSource: any UICollectionViewDataSource { get }
}
