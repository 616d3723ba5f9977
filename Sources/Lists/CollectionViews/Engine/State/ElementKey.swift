// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// The identity of an element of a collection view; there is at most one realised element for each key.
struct ElementKey: Hashable {
  var category: UICollectionElementCategory
  /// The kind; empty for cells.
  var kind: String
  var indexPath: IndexPath

  init(category: UICollectionElementCategory, kind: String = "", indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    indexPath = attributes.indexPath
  }

  /// Creates the key of an element of the layout solver.
  init(_ element: LayoutElement) {
    category = element.category
    kind = element.kind ?? ""
    indexPath = IndexPath(item: element.item, section: element.section)
  }

  // Implemented manually, so that the kind, which cells lack, is not hashed for them.
  func hash(into hasher: inout Hasher) {
    // Nearly all index paths have two numbers; further ones are only compared.
    let count = indexPath.count
    hasher.combine(count > 0 ? indexPath[0] : 0)
    hasher.combine(count > 1 ? indexPath[1] : 0)
    guard category != .cell else { return }
    hasher.combine(category)
    hasher.combine(kind)
  }

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, indexPath: indexPath)
  }

  /// The kind; `nil` for cells.
  var shownKind: String? { category == .cell ? nil : kind }

  /// The section; 0 for an empty index path.
  var section: Int { indexPath.first ?? 0 }
}
