// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The description of a view behind a section, registered with the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  nonisolated let kind: String
  // Written on the main actor; read elsewhere by copies and comparisons alone, which `NSObject` isolates to no actor.
  nonisolated(unsafe) var order: Int

  nonisolated required init(kind: String, state: State, order: Int) {
    self.kind = kind
    self.order = order
    super.init(state: state)
  }

  /// A view behind the whole section.
  public class func background(elementKind: String) -> Self {
    let whole = LayoutDimension(.fractionalWidth, 1)
    let size = NSCollectionLayoutSize(
      width: NSCollectionLayoutDimension(value: whole),
      height: NSCollectionLayoutDimension(value: LayoutDimension(.fractionalHeight, 1)))
    return self.init(kind: elementKind, state: Self.initialState(size), order: 0)
  }

  /// The order in front of other elements; cells of a section with a decoration have 1.
  public var zIndex: Int {
    get { order }
    set { order = newValue }
  }

  /// The kind the view is registered by.
  public var elementKind: String { kind }

  /// A new object with the same content.
  public nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(kind: kind, state: copiedState, order: order)
  }

  nonisolated override func hasEqualState(to other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.hasEqualState(to: other) && kind == other.kind && order == other.order
  }

  /// As items are described, with the kind and the order.
  public nonisolated override var description: String {
    described(with: [
      ("elementKind", kind), ("zIndex", order),
    ])
  }
}
