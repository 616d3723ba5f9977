// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

/// The conversion of the items and groups of a description into nodes.
@MainActor
struct ItemResolution {
  let container: LayoutContainer
  let environment: LayoutEnvironment
  /// The path of the description in the layout, for messages.
  let path: String

  func node(of item: NSCollectionLayoutItem) -> ItemNode {
    let size = item.layoutSize.value
    var insets = Finite.insets(item.contentInsets)
    if size.width.isMeasured { insets.clear(.horizontal) }
    if size.height.isMeasured { insets.clear(.vertical) }
    return ItemNode(
      size: size, insets: insets, edges: item.edgeSpacing?.value ?? .zero,
      supplementaries: supplementaries(of: item), content: content(of: item, size: size))
  }

  private func content(of item: NSCollectionLayoutItem, size: LayoutDimensions)
    -> ItemNode.Content
  {
    guard let group = item as? NSCollectionLayoutGroup else { return .leaf }
    if let provider = group.content.itemProvider {
      return custom(group, provider: provider)
    }
    let arrangement = group.content.arrangement
    return .run(
      ItemNode.Run(
        axis: LayoutAxis(arrangement.axis), count: arrangement.count,
        spacing: group.interItemSpacing?.value ?? .zero,
        children: group.subitems.map { node(of: $0) }))
  }

  private func supplementaries(of item: NSCollectionLayoutItem) -> [SupplementaryNode] {
    let nodes = item.supplementaryItems.map { item in
      SupplementaryNode(
        kind: item.elementKind, size: item.layoutSize.value,
        insets: Finite.insets(item.contentInsets), containerAnchor: item.containerAnchor.value,
        itemAnchor: item.itemAnchor?.value, zIndex: item.zIndex)
    }
    Self.requireDistinct(nodes.map { $0.kind }, path)
    return nodes
  }

  static func requireDistinct(_ kinds: [String], _ path: String) {
    guard kinds.count > 1 else { return }
    var seen: Set<String> = []
    for kind in kinds {
      require(
        seen.insert(kind).inserted,
        "\(path) has two supplementary items of the kind \"\(kind)\". Give each a kind of its own.")
    }
  }
}
