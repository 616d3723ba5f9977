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
    let keys: Set<ElementKey>
  }

  subscript(key: ElementKey) -> VisibleItem? { items[key] }

  /// The item of `element`, the one it had before if it had one.
  func item(for element: RealisedElement) -> VisibleItem {
    if let item = items[element.key] {
      item.update(element.attributes)
      return item
    }
    let item = VisibleItem(element.attributes)
    items[element.key] = item
    return item
  }

  func remove(_ key: ElementKey) { items[key] = nil }

  func removeAll() {
    items.removeAll()
    noticed.removeAll()
  }

  /// What a section's handler was told of the last time; `nil` when it never was.
  func keysTold(section: Int) -> Set<ElementKey>? { noticed[section]?.keys }

  /// Whether the section's handler is to be told; notes that it was.
  func note(_ notice: Notice, section: Int) -> Bool {
    guard noticed[section] != notice else { return false }
    noticed[section] = notice
    return true
  }
}
