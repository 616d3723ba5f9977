// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// A table's data source that provides its own data source for the table's collection view.
@MainActor
protocol TableContentProviding: AnyObject {
  var contentSource: any UICollectionViewDataSource { get }
}
