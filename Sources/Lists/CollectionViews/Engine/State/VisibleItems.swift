// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The elements in sight of sections that have a handler for them.
@MainActor
final class VisibleItems {
  private var items: [ElementKey: VisibleItem] = [:]
  private var noticed: [Int: Notice] = [:]

  /// What a handler was told the last time.
  struct Notice: Equatable {
    let solveSerial: Int
    let offset: CGPoint
    /// Of elements in sight.
    let keys: Set<ElementKey>
    /// Of elements out of sight, but not far.
    let nearKeys: Set<ElementKey>
  }

  subscript(key: ElementKey) -> VisibleItem? { items.isEmpty ? nil : items[key] }

  /// The item of an element, the one it had before if it had one.
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

  /// Forgets the items of a section but those of `keys`.
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

  /// What was in sight when a section's handler was told the last time; `nil` when it never was.
  func keysTold(section: Int) -> Set<ElementKey>? { noticed[section]?.keys }

  /// Whether the section's handler is to be told; notes that it was.
  func note(_ notice: Notice, section: Int) -> Bool {
    guard noticed[section] != notice else { return false }
    noticed[section] = notice
    return true
  }
}
