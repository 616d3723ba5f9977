// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The description of a view at the boundary of a section or of the whole layout, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  // Written on the main actor; read elsewhere only by copies and comparisons, which `NSObject` isolates to
  // no actor.
  nonisolated(unsafe) var boundary: Boundary

  struct Boundary: Equatable {
    var alignment: NSRectAlignment
    var offset: CGPoint
    var extendsBoundary = true
    var pinToVisibleBounds = false
  }

  nonisolated init(state: State, placing: Placing, boundary: Boundary) {
    self.boundary = boundary
    super.init(state: state, placing: placing)
  }

  /// Creates an item of the given kind at an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates an item of the given kind at an edge or a corner, moved by `absoluteOffset` points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    let anchor = NSCollectionLayoutAnchor(value: LayoutAnchor(edges: alignment.edges))
    self.init(
      state: Self.initialState(layoutSize),
      placing: Placing(elementKind: elementKind, containerAnchor: anchor),
      boundary: Boundary(alignment: alignment, offset: absoluteOffset))
  }

  /// Whether the section or the layout grows at its start or end to contain the view.
  ///
  /// If `false`, the view lies over the content.
  public var extendsBoundary: Bool {
    get { boundary.extendsBoundary }
    set { boundary.extendsBoundary = newValue }
  }

  /// Whether the view stays visible while its section is visible.
  public var pinToVisibleBounds: Bool {
    get { boundary.pinToVisibleBounds }
    set { boundary.pinToVisibleBounds = newValue }
  }

  /// The edge or corner at which the view is placed.
  public var alignment: NSRectAlignment { boundary.alignment }
  /// The offset of the view from its edge or corner, in points.
  public var offset: CGPoint { boundary.offset }

  #if !hasFeature(Embedded)
  /// Returns a new item with the same content.
  open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutBoundarySupplementaryItem(
      state: copiedState, placing: placing, boundary: boundary)
  }

  nonisolated override func hasEqualState(to other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return super.hasEqualState(to: other) && boundary == other.boundary
  }

  /// The description of an item, with the element kind, the z-index and the boundary properties.
  open nonisolated override var description: String {
    described(with: [
      ("elementKind", placing.elementKind), ("zIndex", placing.zIndex),
      ("alignment", boundary.alignment), ("offset", DescribedObject.text(boundary.offset)),
      ("extendsBoundary", boundary.extendsBoundary),
      ("pinToVisibleBounds", boundary.pinToVisibleBounds),
    ])
  }
  #endif
}
