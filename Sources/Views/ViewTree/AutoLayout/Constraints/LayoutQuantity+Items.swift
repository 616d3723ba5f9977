// SPDX-License-Identifier: Apache-2.0

extension LayoutQuantity {
  /// Creates the quantity of an attribute of a view or guide.
  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item.layoutReference, attribute)
  }

  /// The view or guide, or `nil` after its deallocation.
  var item: (any LayoutItem)? { reference.item }

  /// The items on which the quantity depends, without deallocated ones.
  var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    if let item { items.append(item) }
    if let start = origin?().item { items.append(start) }
    return items
  }

  /// Returns whether `isSo` is true of each of the items that exist; stops at the first `false`.
  func everyItem(_ isSo: (any LayoutItem) -> Bool) -> Bool {
    if let item, !isSo(item) { return false }
    if let start = origin?().item, !isSo(start) { return false }
    return true
  }

  /// Whether all items on which the quantity depends exist.
  var isAlive: Bool { item != nil && (origin == nil || origin?().item != nil) }
}
