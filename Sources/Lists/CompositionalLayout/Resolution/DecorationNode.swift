// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// A decoration of a section, as the solver reads it.
struct DecorationNode: Equatable, Sendable {
  var kind: String
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int

  @MainActor
  init(_ item: NSCollectionLayoutDecorationItem) {
    kind = item.elementKind
    insets = Finite.insets(item.contentInsets)
    zIndex = item.zIndex
  }
}
