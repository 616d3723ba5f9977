// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts

/// The description of one element of a group: its size, insets, surroundings and badges.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The content that setters change; read off the main actor only by copies and comparisons.
  nonisolated(unsafe) var state: State

  struct State {
    var size: NSCollectionLayoutSize
    var contentInsets = NSDirectionalEdgeInsets.zero
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    /// Where the item was made, where that is kept; no part of what it says.
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

  /// An item of the given size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(state: Self.initialState(layoutSize))
  }

  /// An item of the given size with supplementary views placed by it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(state: Self.initialState(layoutSize, supplementaryItems))
  }

  /// Room taken off the finished slot; ignored on an axis whose length is estimated.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { state.contentInsets }
    set { state.contentInsets = newValue }
  }

  /// Gaps outside the slot; a copy is kept.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { state.edgeSpacing }
    set { state.edgeSpacing = newValue?.duplicate() }
  }

  /// The size of the slot.
  public var layoutSize: NSCollectionLayoutSize { state.size }

  /// Supplementary views placed by the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { state.supplementaryItems }

  nonisolated var copiedState: State {
    var copied = state
    copied.size = state.size.duplicate()
    copied.edgeSpacing = state.edgeSpacing?.duplicate()
    return copied
  }

  /// A new item with copies of size and edge spacing and the same supplementary items.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(state: copiedState)
  }

  nonisolated func hasEqualState(to other: NSCollectionLayoutItem) -> Bool {
    type(of: self) == type(of: other) && state.size == other.state.size
      && state.contentInsets == other.state.contentInsets
      && state.edgeSpacing == other.state.edgeSpacing
      && state.supplementaryItems == other.state.supplementaryItems
  }

  /// Whether `object` is of the same class and has equal content.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutItem).map { hasEqualState(to: $0) } ?? false
  }

  /// Equal for items of equal size.
  open nonisolated override var hash: Int { state.size.hash }

  /// The class, the size, the gaps, the insets and what the subclass has.
  open nonisolated override var description: String { described(with: []) }

  /// The description, with what a subclass has besides.
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
}
