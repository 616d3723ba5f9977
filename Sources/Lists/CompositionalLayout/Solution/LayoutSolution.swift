// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionContracts

/// The solution of a compositional layout: a value that is queried, never enumerated.
///
/// A section without estimated lengths, given lengths or item spans is closed form: preparing it costs the
/// same for ten items and for ten million. A section with estimated lengths stores the measured sizes in a
/// tree of differences. Rectangle queries and single placements cost O(log *n*) and the size of the result,
/// or of the lanes.
///
/// Known gaps: groups of an orthogonal section, nested groups and groups with badges are not filled again
/// when items are measured along them; one group has at most ``Capacity/most`` slots.
package struct LayoutSolution: Sendable {
  /// The container for which the layout was solved.
  package let container: LayoutContainer
  let axis: LayoutAxis
  let boundaryNodes: [BoundaryNode]
  var boundarySizes: [Int: CGSize] = [:]
  var stack: SectionStack
  /// The distance from the start of the content to the first section.
  private(set) var stackStart: CGFloat = 0
  /// The length of the content along the scroll axis.
  private var length: CGFloat = 0
  /// Whether the position of an element depends on the visible bounds.
  package let hasPinnedElements: Bool
  /// The amount of work to prepare the solution.
  package let work: LayoutWork

  /// Creates a solution for one description per section.
  ///
  /// Descriptions that are the same object are resolved once; `nil` is for a section without items.
  ///
  /// Measured sizes of `earlier` are kept if the items of a section are the same and of the same width; the
  /// sections and items of `earlier` are those of the new solution, after ``apply(_:)``.
  ///
  /// - Precondition: A section with items has a description; no two supplementary items of one owner have the
  ///   same kind.
  /// - Complexity: O(sections + slots of the distinct descriptions), plus the items of sections with given
  ///   lengths or item spans, plus the measured items of sections whose description changed (all their items
  ///   in lanes).
  @MainActor
  package init(
    sections: [NSCollectionLayoutSection?], itemCounts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration, container: LayoutContainer,
    environment: LayoutEnvironment, keeping earlier: LayoutSolution? = nil
  ) {
    require(
      sections.count == itemCounts.count,
      "A layout was given \(sections.count) section descriptions for \(itemCounts.count) sections.")
    let spacing = Finite.position(configuration.interSectionSpacing)
    var builder = SolutionBuilder(
      resolution: SectionResolution(
        container: container, environment: environment, configuration: configuration),
      spacing: spacing)
    self.container = container
    axis = LayoutAxis(configuration.scrollDirection)
    let items = configuration.boundarySupplementaryItems
    ItemResolution.requireDistinct(items.map { $0.elementKind }, "The layout's configuration")
    boundaryNodes = items.map { BoundaryNode($0) }
    let kept = earlier?.stack
    stack = SectionStack(count: sections.count, spacing: spacing) { index in
      let body = builder.body(of: sections[index], items: itemCounts[index], index: index)
      guard let kept, kept.indices.contains(index) else { return body }
      return Self.kept(body, from: kept.stacked(index))
    }
    if let earlier, earlier.boundaryNodes == boundaryNodes { boundarySizes = earlier.boundarySizes }
    hasPinnedElements = boundaryNodes.contains { $0.pins } || builder.hasPinnedElements
    work = builder.work
    settle()
  }

  /// The size of the content, in points.
  package var contentSize: CGSize {
    CGSize(axis, length, other: breadth)
  }

  /// The length across the scroll axis.
  var breadth: CGFloat { max(Finite.length(container.size[axis.other]), stack.reachAcross) }

  /// Updates the values derived from the sections and the layout's own boundary items.
  mutating func settle() {
    (stackStart, length) = (0, stack.length)
    if boundaryNodes.isEmpty { return }
    let extent = boundary.extent(body: boundaryBody)
    stackStart = -extent.low
    length = max(0, extent.high - extent.low)
  }

  /// The length of the content beside which the layout's own boundary items are placed.
  var boundaryBody: CGFloat { boundary.body(grown: stack.length) }

  var boundary: BoundaryItems {
    BoundaryItems(
      nodes: boundaryNodes, axis: axis, grid: container.grid,
      container: Finite.size(container.size), insets: .zero, breadth: breadth,
      measured: boundarySizes)
  }

  /// Returns the start of the section, in content coordinates.
  ///
  /// - Complexity: O(log sections).
  func origin(ofSection section: Int) -> CGPoint {
    CGPoint(axis, stackStart + stack.start(section), other: 0)
  }

  /// Returns whether `section` exists.
  func has(_ section: Int) -> Bool { stack.indices.contains(section) }
}
