// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The description of a view that an item or a group places separately, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  // Written on the main actor; read elsewhere only by copies and comparisons, which `NSObject` isolates to
  // no actor.
  nonisolated(unsafe) var placing: Placing

  struct Placing: Equatable {
    var elementKind: String
    var containerAnchor: NSCollectionLayoutAnchor
    var itemAnchor: NSCollectionLayoutAnchor?
    var zIndex = 1
  }

  nonisolated init(state: State, placing: Placing) {
    self.placing = placing
    super.init(state: state)
  }

  /// Creates an item of the given kind whose own anchor is on the same edges as `containerAnchor`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      state: Self.initialState(layoutSize),
      placing: Placing(elementKind: elementKind, containerAnchor: containerAnchor))
  }

  /// Creates an item of the given kind whose `itemAnchor` coincides with the container's `containerAnchor`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      state: Self.initialState(layoutSize),
      placing: Placing(
        elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor))
  }

  /// The stacking order; elements with greater values are in front.
  public var zIndex: Int {
    get { placing.zIndex }
    set { placing.zIndex = newValue }
  }

  /// The kind for which the view is registered and requested.
  public var elementKind: String { placing.elementKind }
  /// The anchor in the container.
  public var containerAnchor: NSCollectionLayoutAnchor { placing.containerAnchor }
  /// The anchor of the view that coincides with ``containerAnchor``; if `nil`, it is on the same edges as
  /// ``containerAnchor``.
  public var itemAnchor: NSCollectionLayoutAnchor? { placing.itemAnchor }

  #if !hasFeature(Embedded)
  /// Returns a new item with the same content.
  open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSupplementaryItem(state: copiedState, placing: placing)
  }

  nonisolated override func hasEqualState(to other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return super.hasEqualState(to: other) && placing == other.placing
  }

  /// The description of an item, with the element kind, the anchors and the z-index.
  open nonisolated override var description: String {
    described(with: [
      ("elementKind", placing.elementKind), ("containerAnchor", placing.containerAnchor),
      ("itemAnchor", placing.itemAnchor), ("zIndex", placing.zIndex),
    ])
  }
  #endif
}
