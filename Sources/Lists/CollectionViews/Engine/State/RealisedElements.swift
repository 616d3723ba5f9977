// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The elements that have a view, indexed by key and by view.
@MainActor
final class RealisedElements {
  @exclusivity(unchecked) private var byKey: [ElementKey: RealisedElement] = [:]
  /// The elements in insertion order; removed ones stay until `all` is accessed.
  @exclusivity(unchecked) private var order: [RealisedElement] = []
  @exclusivity(unchecked) private var hasGone = false

  /// The elements in the order in which they got their views, so that equal runs are deterministic.
  ///
  /// - Complexity: O(1); O(n) after removals.
  var all: [RealisedElement] {
    guard hasGone else { return order }
    var left: [RealisedElement] = []
    left.reserveCapacity(byKey.count)
    for element in order where byKey[element.key] === element { left.append(element) }
    order = left
    hasGone = false
    return order
  }

  /// Reserves capacity for `count` elements.
  func reserve(_ count: Int) {
    if byKey.capacity < count { byKey.reserveCapacity(count) }
  }

  subscript(key: ElementKey) -> RealisedElement? { byKey[key] }

  func element(of view: UICollectionReusableView) -> RealisedElement? {
    guard let key = view.elementKey, let element = byKey[key], element.view === view else {
      return nil
    }
    return element
  }

  func insert(_ element: RealisedElement) {
    let old = byKey.updateValue(element, forKey: element.key)
    if old !== element { order.append(element) }
    if old != nil { hasGone = true }
    element.view.elementKey = element.key
  }

  /// Removes an element; no-op if another element has the same key by now.
  func remove(_ element: RealisedElement) {
    guard byKey[element.key] === element else { return }
    byKey[element.key] = nil
    hasGone = true
    element.view.elementKey = nil
  }

  /// Translates the keys after an update, and returns the elements without a new key.
  ///
  /// - Complexity: O(realised elements).
  func rename(_ newKey: (RealisedElement) -> ElementKey?) -> [RealisedElement] {
    let old = all
    order.removeAll(keepingCapacity: true)
    byKey.removeAll(keepingCapacity: true)
    var gone: [RealisedElement] = []
    for element in old {
      guard let key = newKey(element) else {
        element.view.elementKey = nil
        gone.append(element)
        continue
      }
      insert(key == element.key ? element : element.renamed(key))
    }
    return gone
  }
}
