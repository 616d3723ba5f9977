// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The description of a view behind a section; its class is registered with the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  nonisolated let kind: String
  // Written on the main actor; read elsewhere only by copies and comparisons, which `NSObject` isolates to
  // no actor.
  nonisolated(unsafe) var order: Int

  nonisolated required init(kind: String, state: State, order: Int) {
    self.kind = kind
    self.order = order
    super.init(state: state)
  }

  /// Returns a decoration behind the whole section.
  public class func background(elementKind: String) -> Self {
    let whole = LayoutDimension(.fractionalWidth, 1)
    let size = NSCollectionLayoutSize(
      width: NSCollectionLayoutDimension(value: whole),
      height: NSCollectionLayoutDimension(value: LayoutDimension(.fractionalHeight, 1)))
    return self.init(kind: elementKind, state: Self.initialState(size), order: 0)
  }

  /// The stacking order; elements with greater values are in front.
  ///
  /// Cells of a section with a decoration have a z-index of 1 by default.
  public var zIndex: Int {
    get { order }
    set { order = newValue }
  }

  /// The kind for which the view is registered.
  public var elementKind: String { kind }

  #if !hasFeature(Embedded)
  /// Returns a new decoration item with the same content.
  public nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(kind: kind, state: copiedState, order: order)
  }

  nonisolated override func hasEqualState(to other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.hasEqualState(to: other) && kind == other.kind && order == other.order
  }

  /// The description of an item, with the element kind and the z-index.
  public nonisolated override var description: String {
    described(with: [
      ("elementKind", kind), ("zIndex", order),
    ])
  }
  #endif
}
