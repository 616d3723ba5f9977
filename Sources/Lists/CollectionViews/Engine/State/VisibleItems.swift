// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The visible elements of sections that have a visible-items handler.
@MainActor
final class VisibleItems {
  private var items: [ElementKey: VisibleItem] = [:]
  private var noticed: [Int: Notice] = [:]

  /// The arguments of the last call of a handler.
  struct Notice: Equatable {
    let solveSerial: Int
    let offset: CGPoint
    /// The keys of the visible elements.
    let keys: Set<ElementKey>
    /// The keys of the elements that are near the visible area.
    let nearKeys: Set<ElementKey>
  }

  subscript(key: ElementKey) -> VisibleItem? { items.isEmpty ? nil : items[key] }

  /// Returns the item of an element, the existing one if there is one.
  func item(for attributes: UICollectionViewLayoutAttributes) -> VisibleItem {
    let key = ElementKey(attributes)
    if let item = items[key] {
      item.update(attributes)
      return item
    }
    let item = VisibleItem(attributes)
    items[key] = item
    return item
  }

  /// Removes the items of a section except those of `keys`.
  ///
  /// - Complexity: O(items).
  func keep(_ keys: Set<ElementKey>, ofSection section: Int) {
    for key in items.keys where key.section == section && !keys.contains(key) {
      items[key] = nil
    }
  }

  func remove(_ key: ElementKey) { items[key] = nil }

  func removeAll() {
    items.removeAll()
    noticed.removeAll()
  }

  /// Returns the visible elements at the last call of a section's handler; `nil` if it was not called since
  /// the last update, reload or change of layout.
  func keysTold(section: Int) -> Set<ElementKey>? { noticed[section]?.keys }

  /// Records `notice`, and returns whether the section's handler has to be called for it.
  func record(_ notice: Notice, section: Int) -> Bool {
    guard noticed[section] != notice else { return false }
    noticed[section] = notice
    return true
  }
}
