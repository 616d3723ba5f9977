// SPDX-License-Identifier: Apache-2.0

extension LayoutQuantity {
  /// An attribute of a view or guide.
  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item.layoutReference, attribute)
  }

  /// The view or guide; gone when it is gone.
  var item: (any LayoutItem)? { reference.item }

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
