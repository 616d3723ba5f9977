// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// A badge of an item or a group, as the solver reads it.
struct SupplementaryNode: Hashable, Sendable {
  var kind: String
  var size: LayoutDimensions
  var insets: NSDirectionalEdgeInsets
  var containerAnchor: LayoutAnchor
  var itemAnchor: LayoutAnchor?
  var zIndex: Int
}
