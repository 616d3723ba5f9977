// SPDX-License-Identifier: Apache-2.0

/// Where MullionExtras, and tables, have a say in what a diffable data source does.
package struct DataSourceHooks<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// What the extras keep for the data source.
  package var owner: AnyObject?
  /// Asked, after the structure changed, which of the items that have cells are to be configured
  /// again.
  package var outdated: (([Item]) -> [Item])?
  /// Has what it is handed show what was applied, on the main thread, whatever thread applied.
  package var whileShowing: ((_ show: () -> Void) -> Void)?
  /// Told of each item whose cell was configured.
  package var didConfigure: ((Item) -> Void)?
  /// Told of each apply that was carried out, before its completion.
  package var didApply: ((AppliedChange<Section, Item>) -> Void)?
}
