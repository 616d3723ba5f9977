// SPDX-License-Identifier: Apache-2.0

/// A number that constraints speak of: an attribute of a view or guide, or a distance between two.
///
/// It has no place in memory of its own, as there are two for each constraint.
@MainActor
struct LayoutQuantity {
  /// The view or guide; gone when it is gone.
  var item: (any LayoutItem)? { lifetime.item }
  private let lifetime: ItemLifetime
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance, where it begins; then ``item`` and ``attribute`` are where it ends.
  let origin: (@MainActor () -> LayoutQuantity)?

  /// No attribute of no item.
  static let nothing = LayoutQuantity()

  private init() {
    lifetime = ItemLifetime()
    attribute = .notAnAttribute
    origin = nil
  }

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    lifetime = item.lifetime
    self.attribute = attribute
    origin = nil
  }

  init(from start: LayoutQuantity, to end: LayoutQuantity) {
    lifetime = end.lifetime
    attribute = end.attribute
    origin = { start }
  }

  /// The items the number depends on; fewer when some are gone.
  var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    if let item { items.append(item) }
    if let start = origin?().item { items.append(start) }
    return items
  }

  /// Whether `isSo` answers true for each of the items that are not gone; not asked after a false.
  func everyItem(_ isSo: (any LayoutItem) -> Bool) -> Bool {
    if let item, !isSo(item) { return false }
    if let start = origin?().item, !isSo(start) { return false }
    return true
  }

  /// Whether nothing it depends on is gone.
  var isAlive: Bool { item != nil && (origin == nil || origin?().item != nil) }
}
