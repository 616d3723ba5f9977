// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews
import MullionDiffableSnapshots

/// The state of the extensions of a data source, and the hooks that they install in it.
@MainActor
final class DataSourceExtras<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Source = UICollectionViewDiffableDataSource<Section, Item>

  var duplicatePolicy = DuplicatePolicy.trap
  var duplicatesHandler: ((DuplicateReport<Section, Item>) -> Void)?
  var onApply: ((ApplyReport<Section, Item>) -> Void)?
  var contentToken: ((Item) -> AnyHashable)?
  /// The tokens of items at the time when their cells were configured.
  ///
  /// Contains all items that were configured since the last apply, each once, and those that were on screen
  /// at that apply.
  private var tokens: [Item: AnyHashable] = [:]

  /// Returns the extras of `source`, created on first access.
  static func of(_ source: Source) -> DataSourceExtras {
    if let known = source.hooks.owner as? DataSourceExtras { return known }
    let extras = DataSourceExtras()
    source.hooks.owner = extras
    return extras
  }

  /// Installs the hooks that are needed in `source`.
  func install(in source: Source) {
    source.hooks.didApply = onApply.map { report in { report(ApplyReport($0)) } }
    guard contentToken != nil else {
      tokens.removeAll()
      source.hooks.didConfigure = nil
      source.hooks.outdated = nil
      return
    }
    source.hooks.didConfigure = { [unowned self] in tokens[$0] = contentToken?($0) }
    source.hooks.outdated = { [unowned self] in outdated($0) }
  }

  /// Records the tokens of items with cells, and returns the items whose tokens changed.
  private func outdated(_ items: [Item]) -> [Item] {
    guard let contentToken else { return [] }
    let old = tokens
    tokens.removeAll(keepingCapacity: true)
    return items.filter { item in
      let token = contentToken(item)
      tokens[item] = token
      return old[item].map { $0 != token } ?? false
    }
  }
}
