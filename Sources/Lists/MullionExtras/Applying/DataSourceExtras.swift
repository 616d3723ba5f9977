// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews
import MullionDiffableSnapshots

/// What the extras keep for a data source, and what they have it do.
@MainActor
final class DataSourceExtras<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Source = UICollectionViewDiffableDataSource<Section, Item>

  var duplicatePolicy = DuplicatePolicy.trap
  var duplicatesHandler: ((DuplicateReport<Section, Item>) -> Void)?
  var onApply: ((ApplyReport<Section, Item>) -> Void)?
  var contentToken: ((Item) -> AnyHashable)?
  /// The tokens that items had when their cells were configured.
  ///
  /// Those of all items that were configured since the last apply, which keeps those on screen: as
  /// many as were scrolled through meanwhile, each once.
  private var tokens: [Item: AnyHashable] = [:]

  /// The extras of `source`, made when they are first asked for.
  static func of(_ source: Source) -> DataSourceExtras {
    if let known = source.hooks.owner as? DataSourceExtras { return known }
    let extras = DataSourceExtras()
    source.hooks.owner = extras
    return extras
  }

  /// Has `source` ask and tell what the extras need, and no more.
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

  /// Of the items that have cells, those whose tokens are no longer what they were.
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
