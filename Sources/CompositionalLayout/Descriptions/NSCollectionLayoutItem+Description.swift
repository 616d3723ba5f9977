// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCollectionLayoutItem {
  /// What an object of a subclass has besides size, gaps and insets, as its description prints it.
  nonisolated var describedFields: [(String, Any?)] {
    switch self {
    case let group as NSCollectionLayoutGroup: group.groupFields
    case let item as NSCollectionLayoutBoundarySupplementaryItem: item.boundaryFields
    case let item as NSCollectionLayoutSupplementaryItem: item.badgeFields
    case let item as NSCollectionLayoutDecorationItem:
      [("elementKind", item.kind), ("zIndex", item.order)]
    default: []
    }
  }
}

extension NSCollectionLayoutGroup {
  fileprivate nonisolated var groupFields: [(String, Any?)] {
    var fields: [(String, Any?)] = [
      ("layoutDirection", ".\(content.arrangement.axis)"),
      ("interItemSpacing", content.interItemSpacing),
    ]
    if let count = content.arrangement.count { fields.append(("count", count)) }
    fields.append(("subitems", content.subitems))
    return fields
  }
}

extension NSCollectionLayoutSupplementaryItem {
  fileprivate nonisolated var badgeFields: [(String, Any?)] {
    [
      ("elementKind", placing.elementKind), ("containerAnchor", placing.containerAnchor),
      ("itemAnchor", placing.itemAnchor), ("zIndex", placing.zIndex),
    ]
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate nonisolated var boundaryFields: [(String, Any?)] {
    [
      ("elementKind", placing.elementKind), ("zIndex", placing.zIndex),
      ("alignment", boundary.alignment), ("offset", DescribedObject.text(boundary.offset)),
      ("extendsBoundary", boundary.extendsBoundary),
      ("pinToVisibleBounds", boundary.pinToVisibleBounds),
    ]
  }
}
