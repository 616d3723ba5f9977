// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts

/// The description of one element of a group: its size, insets, edge spacing and supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The mutable content; read off the main actor only by copies and comparisons.
  nonisolated(unsafe) var state: State

  struct State {
    var size: NSCollectionLayoutSize
    var contentInsets = NSDirectionalEdgeInsets.zero
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    /// The source location where the item was created, if recorded; not part of equality or the description.
    var origin: CallSite?
  }

  nonisolated init(state: State) {
    self.state = state
    super.init()
  }

  nonisolated static func initialState(
    _ size: NSCollectionLayoutSize, _ supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) -> State {
    State(
      size: size, edgeSpacing: NSCollectionLayoutEdgeSpacing(value: .zero),
      supplementaryItems: supplementaryItems, origin: CallSite.current)
  }

  /// Creates an item of the given size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(state: Self.initialState(layoutSize))
  }

  /// Creates an item of the given size with supplementary views.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(state: Self.initialState(layoutSize, supplementaryItems))
  }

  /// The insets of the element within its slot, in points; ignored on an axis whose length is estimated.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { state.contentInsets }
    set { state.contentInsets = newValue }
  }

  /// The spacing outside the slot; stored as a copy.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { state.edgeSpacing }
    set { state.edgeSpacing = newValue?.duplicate() }
  }

  /// The size of the slot.
  public var layoutSize: NSCollectionLayoutSize { state.size }

  /// The supplementary views that the item places.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { state.supplementaryItems }

  nonisolated var copiedState: State {
    var copied = state
    copied.size = state.size.duplicate()
    copied.edgeSpacing = state.edgeSpacing?.duplicate()
    return copied
  }

  #if !hasFeature(Embedded)
  /// Returns a new item with copies of its size and edge spacing and the same supplementary items.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(state: copiedState)
  }

  nonisolated func hasEqualState(to other: NSCollectionLayoutItem) -> Bool {
    type(of: self) == type(of: other) && state.size == other.state.size
      && state.contentInsets == other.state.contentInsets
      && state.edgeSpacing == other.state.edgeSpacing
      && state.supplementaryItems == other.state.supplementaryItems
  }

  /// Returns whether `object` is of the same class and has equal content.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutItem).map { hasEqualState(to: $0) } ?? false
  }

  /// The hash value, equal for items of equal size.
  open nonisolated override var hash: Int { state.size.hash }

  /// The class, the size, the edge spacing, the insets and the fields of the subclass.
  open nonisolated override var description: String { described(with: []) }

  /// Returns the description with the fields of a subclass appended.
  final nonisolated func described(with own: [(String, Any?)]) -> String {
    let lines =
      [
        ("edgeSpacing", state.edgeSpacing),
        ("contentInsets", DescribedObject.text(state.contentInsets)),
      ] as [(String, Any?)]
    let fields = (lines + own).map {
      ";\n\t\($0.0)=\($0.1.map { "\($0)" } ?? "(null)")"
    }
    return "<\(type(of: self)) \(DescribedObject.address(of: self)); name=(null); "
      + "size=\(state.size)\(fields.joined())>"
  }
  #endif
}
