// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The conversion of a section's description into the parts of its template.
///
/// Fractions of a section's group refer to the whole view along the run of groups, and to the view minus the
/// section's insets across it.
@MainActor
struct SectionResolution {
  let container: LayoutContainer
  let environment: LayoutEnvironment
  let configuration: UICollectionViewCompositionalLayoutConfiguration

  struct Parts {
    var grid: PixelGrid
    var axis: LayoutAxis
    var container: CGSize
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var insets: NSDirectionalEdgeInsets
    var boundaryInsets: NSDirectionalEdgeInsets
    var spacing: CGFloat
    var headroom: CGFloat
    var group: ItemNode
    var base: CGSize
    var boundary: [BoundaryNode]
    var decorations: [DecorationNode]
    var lanes: LaneRule?
    var hasGivenLengths: Bool
  }

  func parts(of section: NSCollectionLayoutSection, index: Int) -> Parts {
    let axis = LayoutAxis(configuration.scrollDirection)
    let size = Finite.size(container.size)
    let reference = InsetsReference(
      container: container, axis: axis, configured: configuration.contentInsetsReference)
    let own = Finite.insets(section.contentInsets)
    let insets = own + reference.insets(section.contentInsetsReference)
    let runAxis = section.orthogonalScrollingBehavior == .none ? axis : axis.other
    var base = size
    base[runAxis.other] = max(0, size[runAxis.other] - insets.sum(runAxis.other))
    let path = "Section \(index)"
    ItemResolution.requireDistinct(section.boundarySupplementaryItems.map { $0.elementKind }, path)
    let items = ItemResolution(container: container, environment: environment, path: path)
    let lanes = section.group.laneRule
    var group = items.node(of: section.group)
    if lanes != nil { group.leaveLanesAlone() }
    return Parts(
      grid: container.grid, axis: axis, container: size,
      behavior: section.orthogonalScrollingBehavior, insets: insets,
      boundaryInsets: boundaryInsets(of: section, own: own, all: insets, reference: reference),
      spacing: Finite.position(section.interGroupSpacing),
      headroom: Finite.length(section.headroom), group: group,
      base: base, boundary: section.boundarySupplementaryItems.map { BoundaryNode($0) },
      decorations: section.decorationItems.map { DecorationNode($0) },
      lanes: lanes, hasGivenLengths: section.givenLengths != nil)
  }

  private func boundaryInsets(
    of section: NSCollectionLayoutSection, own: NSDirectionalEdgeInsets,
    all: NSDirectionalEdgeInsets, reference: InsetsReference
  ) -> NSDirectionalEdgeInsets {
    let follows = section.state.supplementariesFollowContentInsets
    let asked = section.supplementaryContentInsetsReference
    if asked == .automatic { return follows ? all : .zero }
    return (follows ? own : .zero) + reference.insets(asked)
  }
}
