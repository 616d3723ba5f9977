// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A boundary item of a section or of the layout, as the solver reads it.
struct BoundaryNode: Equatable, Sendable {
  var kind: String
  var size: LayoutDimensions
  var insets: NSDirectionalEdgeInsets
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var extends: Bool
  var pins: Bool
  var zIndex: Int

  @MainActor
  init(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
    kind = item.elementKind
    size = item.layoutSize.value
    insets = Finite.insets(item.contentInsets)
    if size.width.isMeasured { insets.clear(.horizontal) }
    if size.height.isMeasured { insets.clear(.vertical) }
    edges = item.alignment.edges
    offset = CGPoint(x: Finite.position(item.offset.x), y: Finite.position(item.offset.y))
    extends = item.extendsBoundary
    pins = item.pinToVisibleBounds
    zIndex = item.zIndex
  }
}
