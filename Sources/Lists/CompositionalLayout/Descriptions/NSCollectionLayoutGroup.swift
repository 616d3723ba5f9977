// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts

/// The description of items in a row along one axis, or of items with frames from a closure.
///
/// A group stores copies of its subitems: changing an item afterwards does not change the group.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  // Written on the main actor; read elsewhere only by copies and comparisons, which `NSObject` isolates to
  // no actor.
  nonisolated(unsafe) var content: Content

  struct Content {
    var arrangement: Arrangement
    var subitems: [NSCollectionLayoutItem]
    var interItemSpacing: NSCollectionLayoutSpacing?
    var itemProvider: NSCollectionLayoutGroupCustomItemProvider?
    /// The rule by which a section places the group's items in lanes.
    var lanes: LaneRule?
    /// The subitem's dimension along the group that an equal fraction has replaced.
    var replacedLength: LayoutDimension?
  }

  nonisolated required init(state: State, content: Content) {
    self.content = content
    super.init(state: state)
  }

  /// Returns a group with items from side to side, repeating `subitems` until the group is full.
  ///
  /// - Precondition: `subitems` is not empty.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .run(.horizontal), subitems)
  }

  /// Returns a group with items from top to bottom, repeating `subitems` until the group is full.
  ///
  /// - Precondition: `subitems` is not empty.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .run(.vertical), subitems)
  }

  /// Returns a group with `count` items of the subitem's own size from side to side.
  ///
  /// - Precondition: `count` is at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeated(.horizontal, count: count), [subitem])
  }

  /// Returns a group with `count` items of the subitem's own size from top to bottom.
  ///
  /// - Precondition: `count` is at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .repeated(.vertical, count: count), [subitem])
  }

  /// Returns a group with `count` items from side to side, each an equal fraction of the group's width.
  ///
  /// - Precondition: `count` is at least 1.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .shared(.horizontal, count: count), [subitem])
  }

  /// Returns a group with `count` items from top to bottom, each an equal fraction of the group's height.
  ///
  /// - Precondition: `count` is at least 1.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .shared(.vertical, count: count), [subitem])
  }

  /// Returns a group with `count` items of the subitem's own size from side to side.
  ///
  /// - Precondition: `count` is at least 1.
  @available(iOS, introduced: 16.0, deprecated: 16.0)
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group with `count` items of the subitem's own size from top to bottom.
  ///
  /// - Precondition: `count` is at least 1.
  @available(iOS, introduced: 16.0, deprecated: 16.0)
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group with items at the frames that `itemProvider` returns.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(
      state: initialState(layoutSize.duplicate()),
      content: Content(
        arrangement: .custom, subitems: [],
        interItemSpacing: NSCollectionLayoutSpacing(value: .zero), itemProvider: itemProvider))
  }

  private class func make(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    require(
      !subitems.isEmpty,
      "NSCollectionLayoutGroup was made without subitems. Give it at least one item.")
    if let count = arrangement.count {
      require(
        count >= 1,
        "NSCollectionLayoutGroup was made with a count of \(count). Give a count of at least 1.")
    }
    let copies = subitems.map { $0.duplicate() }
    let given = arrangement.share == nil ? nil : copies.first?.state.size
    arrangement.share.map { share in copies.forEach { $0.take(share, along: arrangement.axis) } }
    return self.init(
      state: initialState(layoutSize.duplicate()),
      content: Content(
        arrangement: arrangement, subitems: copies,
        interItemSpacing: NSCollectionLayoutSpacing(value: .zero),
        replacedLength: arrangement.axis == .horizontal
          ? given?.widthDimension.value : given?.heightDimension.value))
  }

  /// The supplementary views that the group places.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { state.supplementaryItems }
    set { state.supplementaryItems = newValue }
  }

  /// The spacing between adjacent items; stored as a copy.
  public var interItemSpacing: NSCollectionLayoutSpacing? {
    get { content.interItemSpacing }
    set { content.interItemSpacing = newValue?.duplicate() }
  }

  /// The group's own copies of its items; empty for a custom group.
  public var subitems: [NSCollectionLayoutItem] { content.subitems }

  #if !hasFeature(Embedded)
  /// Returns a new group with copies of its subitems and spacing.
  public nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    var copied = content
    copied.subitems = content.subitems.map { $0.duplicate() }
    copied.interItemSpacing = content.interItemSpacing?.duplicate()
    return type(of: self).init(state: copiedState, content: copied)
  }

  nonisolated override func hasEqualState(to other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutGroup else { return false }
    return super.hasEqualState(to: other) && content.arrangement == other.content.arrangement
      && content.subitems == other.content.subitems
      && content.interItemSpacing == other.content.interItemSpacing
      && (content.arrangement != .custom || self === other)
      && (self === other || LaneRule.areEqual(content.lanes, other.content.lanes))
  }

  /// The description of an item, with the layout direction, the inter-item spacing and the subitems.
  public nonisolated override var description: String {
    var fields: [(String, Any?)] = [
      ("layoutDirection", ".\(content.arrangement.axis)"),
      ("interItemSpacing", content.interItemSpacing),
    ]
    if let count = content.arrangement.count { fields.append(("count", count)) }
    fields.append(("subitems", content.subitems))
    return described(with: fields)
  }
  #endif
}
