// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// A data source of tables that gives the collection view in them its data by itself.
@MainActor
protocol TableContentProviding: AnyObject {
  var contentSource: any UICollectionViewDataSource { get }
}
