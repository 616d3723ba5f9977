// SPDX-License-Identifier: Apache-2.0

/// The extension points of a diffable data source for MullionExtras and tables.
package struct DataSourceHooks<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// The object that the extras store for the data source.
  package var owner: AnyObject?
  /// The closure called after the difference of an apply was displayed, but not after a reload, with the
  /// items that have cells; returns those of them that are to be reconfigured.
  package var outdated: (([Item]) -> [Item])?
  /// The closure that wraps the presentation of an apply; always called on the main thread.
  package var whileShowing: ((_ show: () -> Void) -> Void)?
  /// The closure called for each item whose cell was configured.
  package var didConfigure: ((Item) -> Void)?
  /// The closure called once for all applies that were carried out together, before their completions.
  package var didApply: ((AppliedChange<Section, Item>) -> Void)?
}
